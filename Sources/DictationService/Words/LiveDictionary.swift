public import GLibRuntime
internal import Logging
public import UserDictionary
internal import UserFiles
internal import Wording

/// The user's dictionary, read again where its file has changed. It is looked at when a dictation begins: nothing watches
/// it in between, so nothing wakes for it.
@GLibActor
public final class LiveDictionary {
  private(set) var vocabulary = Vocabulary()

  private let file: DictionaryFile?
  private let log = Logger(label: "dictionary")
  private var version: FileVersion?

  /// - Parameter file: nil where there is no place for one.
  public init(_ file: DictionaryFile?) { self.file = file }

  /// Reads the file, on a thread of its own, unless it is the one that was read last.
  func refresh() async {
    guard let file, file.version != version else { return }
    version = file.version
    do {
      let (vocabulary, problems) = try await BlockingWork.run {
        let dictionary = try file.read()
        return (Vocabulary(dictionary.entries), dictionary.problems)
      }
      self.vocabulary = vocabulary
      // Without the words: they are the user's.
      log.info("The dictionary was read.", metadata: ["words": "\(vocabulary.hints.count)"])
      for problem in problems.prefix(5) {
        log.warning(
          "A line of the dictionary is not used: `utter words list` says why.", metadata: ["line": "\(problem.line)"])
      }
    } catch {
      log.warning("\((error as? UserFileError)?.sentence ?? "\(error)")")
    }
  }

  /// What a recognizer is asked to listen for.
  var hints: [String] { Array(vocabulary.hints.prefix(Self.mostHints)) }

  /// Recognizers slow down with every phrase, and those in the cloud refuse long prompts.
  private static let mostHints = 500
}
