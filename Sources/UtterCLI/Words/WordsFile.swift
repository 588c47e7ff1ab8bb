internal import ArgumentParser
internal import DictationCore
internal import Localization
internal import UserDictionary
internal import UserFiles
internal import Wording

/// The dictionary file as the commands use it.
enum WordsFile {
  /// - Throws: `ExitCode` after saying why there is none.
  static var file: DictionaryFile {
    get throws {
      guard let file = DictionaryFile.ofUser else {
        throw failed(
          localized("Neither XDG_CONFIG_HOME nor HOME is set, so there is no place for a dictionary: set HOME."))
      }
      return file
    }
  }

  /// The dictionary; what is wrong with it goes to standard error.
  static func read(_ file: DictionaryFile) throws -> DictionaryText {
    do throws(UserFileError) {
      let dictionary = try file.read()
      report(dictionary.problems, in: file.path)
      return dictionary
    } catch {
      throw failed(error.sentence)
    }
  }

  static func vocabulary() throws -> Vocabulary {
    DictionaryFile.ofUser == nil ? Vocabulary() : Vocabulary(try read(file).entries)
  }

  static func write(_ dictionary: DictionaryText, to file: DictionaryFile) throws {
    do throws(UserFileError) {
      try file.write(dictionary)
    } catch {
      throw failed(error.sentence)
    }
  }

  /// An entry as it is listed.
  static func line(of entry: Vocabulary.Entry) -> String {
    let written = entry.written.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "¶")
    return "\(entry.kind.rawValue)\t\(entry.spoken)\t\(written)"
  }

  static func report(_ problems: [DictionaryProblem], in name: String) {
    for problem in problems { Terminal.complain("\(name): \(problem.sentence)") }
  }

  static func failed(_ sentence: String) -> ExitCode {
    Terminal.complain(sentence)
    return .failure
  }
}
