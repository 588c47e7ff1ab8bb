internal import ArgumentParser
internal import Localization
internal import UserDictionary
internal import Wording

struct ListWordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: localized("Print the entries."))

  @Option(help: ArgumentHelp(localized("Only this kind: word, replacement or snippet.")))
  var kind: Vocabulary.Entry.Kind?

  @Flag(help: ArgumentHelp(localized("Print a JSON array.")))
  var json = false

  private struct Line: Encodable {
    let spoken: String
    let written: String
    let kind: String
  }

  func run() throws {
    let entries = try WordsFile.read(WordsFile.file).entries.filter { kind == nil || $0.kind == kind }
    if json {
      let lines = entries.map { Line(spoken: $0.spoken, written: $0.written, kind: $0.kind.rawValue) }
      return try Terminal.print(JSON.text(lines))
    }
    for entry in entries { try Terminal.print(WordsFile.line(of: entry)) }
  }
}
