internal import GLibRuntime
internal import Localization
internal import Rewriting
internal import UserFiles

/// The tones there are, and the file of the user's own. Every change is made to what is in the file at that moment, so
/// that one made by hand meanwhile stays.
@GLibActor
final class ToneShelf {
  enum Origin: Hashable, Sendable {
    case shipped
    /// The user's own in the place of one that comes with Utter.
    case changed
    case own
  }

  var onChange: (@GLibActor () -> Void)?
  private(set) var tones = Tones()
  /// Lines that are left out, and a file that cannot be read or written, as sentences.
  private(set) var problems: [String] = []

  private let file: UserFile?
  private let watch: FileWatch?
  private var own: [Tone] = []

  init(_ file: UserFile? = .named("tones.txt")) {
    self.file = file
    watch = file.map { FileWatch($0.path) }
    watch?.changed = { [weak self] in self?.read() }
  }

  /// Follows the file for as long as somebody looks at the page.
  func follow() { watch?.follow() }
  func stop() { watch?.stop() }
  func refresh() { watch?.look() }

  func origin(of tone: Tone) -> Origin {
    guard own.contains(where: { $0.hasName(tone.name) }) else { return .shipped }
    return Tones()[tone.name] == nil ? .own : .changed
  }

  /// - Parameter old: the tone that is renamed; one that comes with Utter stays beside the new one.
  func save(_ tone: Tone, inPlaceOf old: Tone? = nil) {
    change { text in
      if let old, !old.hasName(tone.name) { _ = text.remove(old.name) }
      text.set(tone)
    }
  }

  /// One that comes with Utter is what it was again.
  func remove(_ tone: Tone) { change { _ = $0.remove(tone.name) } }

  private func read() {
    guard let file else { return }
    do throws(UserFileError) {
      show(ToneText(try file.read(limit: ToneText.longestFile)))
    } catch {
      fail(error)
    }
  }

  private func change(_ body: (inout ToneText) -> Void) {
    guard let file else { return }
    do throws(UserFileError) {
      var text = ToneText(try file.read(limit: ToneText.longestFile))
      body(&text)
      try file.write(text.text)
      watch?.noteOwnChange()
      show(text)
    } catch {
      fail(error)
    }
  }

  private func show(_ text: ToneText) {
    own = text.tones
    tones = Tones(own: own)
    problems = text.problems.map { localized("Line \($0) is left out: write a name, a colon, and what is wanted.") }
    onChange?()
  }

  private func fail(_ error: UserFileError) {
    problems = [error.sentence]
    onChange?()
  }
}

extension Tone {
  /// Names are the same without regard to case.
  func hasName(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}
