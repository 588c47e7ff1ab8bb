internal import ArgumentParser
internal import Localization

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: localized("What was said: list, search, read, export and delete it."),
    discussion: localized(
      "The setting history turns it off; nothing of a password, PIN or private field is ever in it."),
    subcommands: [
      ListCommand.self, SearchCommand.self, ShowCommand.self, CopyCommand.self, PlayCommand.self, RetryCommand.self,
      EditCommand.self, ExportCommand.self, DeleteCommand.self,
    ],
    defaultSubcommand: ListCommand.self)
}
