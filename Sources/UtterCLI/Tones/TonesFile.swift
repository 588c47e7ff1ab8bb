internal import ArgumentParser
internal import Localization
internal import Rewriting
internal import UserFiles

/// The user's tones as the commands use them.
enum TonesFile {
  static func read() throws -> ToneText {
    let file = try file
    let text = ToneText(try failing { () throws(UserFileError) in try file.read(limit: ToneText.longestFile) })
    for line in text.problems {
      Terminal.complain(localized("\(file.path): Line \(line) is left out: write a name, a colon, and what is wanted."))
    }
    return text
  }

  static func write(_ tones: ToneText) throws {
    let file = try file
    try failing { () throws(UserFileError) in try file.write(tones.text) }
  }

  static func failed(_ sentence: String) -> ExitCode {
    Terminal.complain(sentence)
    return .failure
  }

  private static var file: UserFile {
    get throws {
      guard let file = UserFile.named("tones.txt") else {
        throw failed(localized("Neither XDG_CONFIG_HOME nor HOME is set, so there is no place for tones: set HOME."))
      }
      return file
    }
  }

  private static func failing<Value>(_ body: () throws(UserFileError) -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw failed(error.sentence)
    }
  }
}
