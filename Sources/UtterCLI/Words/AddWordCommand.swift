public import ArgumentParser
internal import Localization
internal import UserDictionary
public import Wording

struct AddWordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: localized("Add an entry, or change the one that is said alike."),
    discussion: localized(
      """
      utter words add Kubernetes
      utter words add GitHub --spoken "get hub"
      utter words add "$(cat address.txt)" --spoken "my address" --kind snippet
      """))

  @Argument(help: ArgumentHelp(localized("What is written; it may have several lines.")))
  var written: String

  @Option(help: ArgumentHelp(localized("What is said, where that is not what is written.")))
  var spoken = ""

  @Option(help: ArgumentHelp(localized("word, replacement or snippet.")))
  var kind = Vocabulary.Entry.Kind.word

  func run() throws {
    let file = try WordsFile.file
    guard !written.isEmpty, !spoken.isEmpty || kind == .word else {
      throw WordsFile.failed(localized("A \(kind.rawValue) needs what is said as well: add it with --spoken."))
    }
    guard written.utf8.count <= DictionaryLimits.longestField, spoken.utf8.count <= DictionaryLimits.longestField else {
      throw WordsFile.failed(
        localized("An entry has at most \(DictionaryLimits.longestField) characters: make it shorter."))
    }
    var dictionary = try WordsFile.read(file)
    guard dictionary.entries.count < DictionaryLimits.entries else {
      throw WordsFile.failed(
        localized("The dictionary has \(DictionaryLimits.entries) entries, and no more: remove some first."))
    }
    dictionary.add(Vocabulary.Entry(spoken: spoken, written: written, kind: kind))
    try WordsFile.write(dictionary, to: file)
  }
}

extension Vocabulary.Entry.Kind: ExpressibleByArgument {}
