internal import GLibRuntime
internal import Localization
internal import UserDictionary
internal import UserFiles
internal import Wording

/// The user's dictionary, as its file has it. Every change is made to what is in the file at that moment, so that one
/// made by hand meanwhile stays.
@GLibActor
final class WordList {
  var onChange: (@GLibActor () -> Void)?
  private(set) var entries: [Vocabulary.Entry] = []
  private(set) var vocabulary = Vocabulary()
  /// Lines that are left out, and a file that cannot be read or written, as sentences.
  private(set) var problems: [String] = []

  private let file: DictionaryFile?
  private let watch: FileWatch?

  init(_ file: DictionaryFile? = .ofUser) {
    self.file = file
    watch = file.map { FileWatch($0.path) }
    watch?.changed = { [weak self] in self?.read() }
  }

  /// Follows the file for as long as somebody looks at the page.
  func follow() { watch?.follow() }
  func stop() { watch?.stop() }
  func refresh() { watch?.look() }

  /// Takes the place of one that is said alike.
  func add(_ entry: Vocabulary.Entry) { change { $0.add(entry) } }

  func remove(_ entry: Vocabulary.Entry) {
    change { _ = $0.remove(entry.spoken.isEmpty ? entry.written : entry.spoken) }
  }

  private func read() {
    guard let file else { return }
    do throws(UserFileError) {
      show(try file.read())
    } catch {
      fail(error)
    }
  }

  private func change(_ body: (inout DictionaryText) -> Void) {
    guard let file else { return }
    do throws(UserFileError) {
      var text = try file.read()
      body(&text)
      try file.write(text)
      watch?.noteOwnChange()
      show(text)
    } catch {
      fail(error)
    }
  }

  private func show(_ text: DictionaryText) {
    entries = text.entries
    vocabulary = Vocabulary(entries)
    problems = text.problems.map(\.sentence)
    onChange?()
  }

  private func fail(_ error: UserFileError) {
    problems = [error.sentence]
    onChange?()
  }
}
