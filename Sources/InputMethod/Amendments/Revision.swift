import DictationCore
import Localization
import Wording

/// Takes a text out of its field again, in two steps that each need a proof: that it stands before the caret, and that
/// it is gone. A client that cannot delete, or that counts otherwise than we think, is found out before anything new is
/// written. Of a text of several lines a client may tell the last one only: it goes line by line.
struct Revision {
  enum Step: Equatable {
    case wait
    /// So many units before the caret.
    case delete(Int)
    case finished
    /// - Parameter putBack: what was taken out, to be written again; empty for nothing.
    case failed(String, putBack: String = "")
  }

  private enum Stage {
    case proving
    case deleting(Surroundings)
    case deletingLines(LineRevision)
  }

  let insertion: Insertion
  /// What takes its place; nil for nothing.
  let replacement: Draft?
  /// The change that `replacement` takes back is forgotten.
  let isUndo: Bool
  /// What stands around the caret once it is gone; nil before.
  private(set) var rest: Surroundings?

  private let client: ClientPolicy
  private let unit: OffsetUnit
  private var stage = Stage.proving
  private(set) var deadline: Duration

  /// Fails where the client cannot be trusted with a deletion.
  init?(of insertion: Insertion, by replacement: Draft?, isUndo: Bool, client: ClientPolicy, at now: Duration) {
    guard let unit = client.deletionUnit else { return nil }
    self.insertion = insertion
    self.replacement = replacement
    self.isUndo = isUndo
    self.client = client
    self.unit = unit
    deadline = now + Self.patience
  }

  /// - Parameter report: what the client said since the last commit or deletion, nil where it was silent.
  mutating func advance(_ report: SurroundingReport?, at now: Duration) -> Step {
    let reported = report.flatMap { $0.cursor == $0.anchor ? $0.surroundings(unit: client.offsetUnit) : nil }
    switch stage {
    case .proving:
      if let reported, let next = firstDeletion(in: reported) {
        stage = next.stage
        deadline = now + Self.patience
        return .delete(unit.count(of: next.text))
      }
      return now < deadline ? .wait : .failed(Self.notThere)
    case .deleting(let expected):
      if let reported, reported == expected { return finish(reported) }
      return now < deadline ? .wait : .failed(Self.notTakenOut)
    case .deletingLines(var lines):
      if let reported, lines.isGone(reported) {
        guard let text = lines.next(after: reported) else { return finish(reported) }
        stage = .deletingLines(lines)
        deadline = now + Self.patience
        return .delete(unit.count(of: text))
      }
      return now < deadline ? .wait : .failed(Self.notTakenOut, putBack: lines.taken(reported))
    }
  }

  /// What was selected before our text took its place, where all else stands there as it did then; empty for nothing.
  var replaced: String {
    guard let selection = insertion.selection, let rest, rest == insertion.surroundings else { return "" }
    return selection
  }

  private mutating func finish(_ reported: Surroundings) -> Step {
    rest = reported
    return .finished
  }

  private func firstDeletion(in reported: Surroundings) -> (text: String, stage: Stage)? {
    if let (suffix, rest) = proof(in: reported) { return (suffix, .deleting(rest)) }
    guard var lines = LineRevision(of: insertion, in: reported), let text = lines.next(after: reported) else {
      return nil
    }
    return (text, .deletingLines(lines))
  }

  /// What of the text before the caret is ours, and what will be left without it.
  private func proof(in reported: Surroundings) -> (suffix: String, rest: Surroundings)? {
    guard let left = reported.left?.unicodeScalars else { return nil }
    let own = insertion.current.text.unicodeScalars
    let suffix = left.suffix(own.count)
    guard suffix.count == own.count, !own.isEmpty, zip(suffix, own).allSatisfy(Self.isSame) else { return nil }
    return (
      String(String.UnicodeScalarView(suffix)),
      Surroundings(left: String(left.dropLast(own.count)), right: reported.right)
    )
  }

  /// Some fields keep a space as one that does not break.
  static func isSame(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    one == other || (one == "\u{a0}" && other == " ")
  }

  /// Clients answer within 5 ms; a busy machine takes its time.
  private static let patience: Duration = .seconds(2)

  private static let notThere =
    localized("The last dictation is not seen before the caret, so nothing was changed: undo it in the application.")
  private static let notTakenOut =
    localized("The application did not confirm that the text is gone, so nothing else was written: undo it there.")
}
