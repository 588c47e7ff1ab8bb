internal import ArgumentParser
internal import Localization

/// The user's dictionary from the command line.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words", abstract: localized("The dictionary: preferred spellings, replacements and snippets."),
    discussion: localized(
      """
      It is the file dictionary.csv in $XDG_CONFIG_HOME/utter, with the columns spoken, written and kind. A word is also \
      written for what only sounds like it; replacements and snippets are written for exactly their words. The next \
      dictation uses what was changed.
      """),
    subcommands: [
      ListWordsCommand.self, AddWordCommand.self, RemoveWordCommand.self, ImportWordsCommand.self,
      ExportWordsCommand.self,
    ])
}
