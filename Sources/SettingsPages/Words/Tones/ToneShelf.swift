internal import GLibRuntime
internal import Localization
internal import Rewriting
internal import UserFiles

/// The tones there are, and the file of the user's own.
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

  /// nil where there is no place for one.
  let file: LiveFile<ToneText, UserFileError>?
  private var own: [Tone] = []

  init(_ file: UserFile? = .named("tones.txt")) {
    self.file = file.map { file in
      LiveFile(
        file.path, read: { () throws(UserFileError) in ToneText(try file.read(limit: ToneText.longestFile)) },
        write: { (text) throws(UserFileError) in try file.write(text.text) })
    }
    self.file?.onChange = { [weak self] in self?.show($0) }
  }

  func origin(of tone: Tone) -> Origin {
    guard own.contains(where: { $0.hasName(tone.name) }) else { return .shipped }
    return Tones()[tone.name] == nil ? .own : .changed
  }

  /// - Parameter old: the tone that is renamed; one that comes with Utter stays beside the new one.
  /// - Returns: whether it is in the file.
  @discardableResult
  func save(_ tone: Tone, inPlaceOf old: Tone? = nil) -> Bool {
    file?.change { text in
      if let old, !old.hasName(tone.name) { _ = text.remove(old.name) }
      text.set(tone)
    } ?? false
  }

  /// One that comes with Utter is what it was again.
  func remove(_ tone: Tone) { file?.change { _ = $0.remove(tone.name) } }

  private func show(_ text: Result<ToneText, UserFileError>) {
    switch text {
    case .success(let text):
      own = text.tones
      tones = Tones(own: own)
      problems = text.problems.map { localized("Line \($0) is left out: write a name, a colon, and what is wanted.") }
    case .failure(let error): problems = [error.sentence]
    }
    onChange?()
  }
}

extension Tone {
  /// Names are the same without regard to case.
  func hasName(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }
}
