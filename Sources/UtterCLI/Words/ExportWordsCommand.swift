internal import ArgumentParser
internal import Localization
internal import UserDictionary

struct ExportWordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: localized("Write the entries as CSV."))

  @Argument(help: ArgumentHelp(localized("The file to write (default: standard output).")), completion: .file())
  var destination: String?

  func run() throws {
    var exported = DictionaryText()
    _ = exported.add(try WordsFile.read(WordsFile.file).entries)
    guard let destination else { return try Terminal.printExactly(exported.text) }
    try WordsFile.write(exported, to: DictionaryFile(path: destination))
  }
}
