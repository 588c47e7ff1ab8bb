internal import GLibRuntime
internal import Localization
internal import UserDictionary
internal import UserFiles
internal import Wording

/// The user's dictionary, as its file has it.
@GLibActor
final class WordList {
  var onChange: (@GLibActor () -> Void)?
  private(set) var entries: [Vocabulary.Entry] = []
  private(set) var vocabulary = Vocabulary()
  /// Lines that are left out, and a file that cannot be read or written, as sentences.
  private(set) var problems: [String] = []

  /// nil where there is no place for one.
  let file: LiveFile<DictionaryText, UserFileError>?

  init(_ file: DictionaryFile? = .ofUser) {
    self.file = file.map { LiveFile($0.path, read: $0.read, write: $0.write) }
    self.file?.onChange = { [weak self] in self?.show($0) }
  }

  /// - Parameter old: what is changed into it; where that is nil, it takes the place of one that is said alike.
  /// - Returns: whether it is in the file.
  func save(_ entry: Vocabulary.Entry, inPlaceOf old: Vocabulary.Entry? = nil) -> Bool {
    file?.change { text in
      if let old { text.replace(old, with: entry) } else { text.add(entry) }
    } ?? false
  }

  func remove(_ entry: Vocabulary.Entry) { file?.change { $0.remove(entry) } }

  private func show(_ text: Result<DictionaryText, UserFileError>) {
    switch text {
    case .success(let text):
      entries = text.entries
      vocabulary = Vocabulary(entries)
      problems = text.problems.map(\.sentence)
    case .failure(let error): problems = [error.sentence]
    }
    onChange?()
  }
}
