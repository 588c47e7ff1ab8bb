internal import ArgumentParser
internal import Localization

/// The tones from the command line.
struct TonesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tones", abstract: localized("The manners of writing that a language model can give a text."),
    discussion: localized(
      """
      Your own are in the file tones.txt in $XDG_CONFIG_HOME/utter, a line each: a name, a colon, and what is wanted. One \
      with the name of a tone that comes with Utter takes its place. The next dictation uses what was changed.
      """),
    subcommands: [
      ListTonesCommand.self, UseToneCommand.self, SetToneCommand.self, RemoveToneCommand.self,
    ])
}
