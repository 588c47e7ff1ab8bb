internal import ArgumentParser
internal import Localization
internal import UserDictionary

struct RemoveWordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: localized("Remove what is said or written like that, and print it."))

  @Argument(help: ArgumentHelp(localized("What is said, or what is written.")))
  var name: String

  func run() throws {
    let file = try WordsFile.file
    var dictionary = try WordsFile.read(file)
    let removed = dictionary.remove(named: name)
    guard !removed.isEmpty else {
      throw WordsFile.failed(localized("“\(name)” is not in the dictionary: `utter words list` prints what is."))
    }
    try WordsFile.write(dictionary, to: file)
    // A name can stand for more than one of them.
    for entry in removed { try Terminal.print(WordsFile.line(of: entry)) }
  }
}
