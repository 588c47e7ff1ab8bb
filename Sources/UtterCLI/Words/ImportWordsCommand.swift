internal import ArgumentParser
internal import Localization
internal import UserDictionary

struct ImportWordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: localized("Add the entries of a CSV file; those that are said alike are changed."))

  @Argument(
    help: ArgumentHelp(localized("A file with the columns spoken, written and kind; - for standard input.")),
    completion: .file())
  var source: String

  func run() throws {
    let file = try WordsFile.file
    let new = source == "-" ? DictionaryText(StandardInput.text()) : try WordsFile.read(existing)
    if source == "-" { WordsFile.report(new.problems, in: localized("standard input")) }
    var dictionary = try WordsFile.read(file)
    let added = dictionary.add(new.entries)
    try WordsFile.write(dictionary, to: file)
    try Terminal.print(localized("\(added) added, \(new.entries.count - added) changed."))
  }

  private var existing: DictionaryFile {
    get throws {
      let file = DictionaryFile(path: source)
      guard file.version != nil else {
        throw WordsFile.failed(localized("“\(source)” cannot be found: check its name."))
      }
      return file
    }
  }
}
