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

  /// Takes the place of one that is said alike.
  func add(_ entry: Vocabulary.Entry) { file?.change { $0.add(entry) } }

  func remove(_ entry: Vocabulary.Entry) {
    file?.change { _ = $0.remove(entry.spoken.isEmpty ? entry.written : entry.spoken) }
  }

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
