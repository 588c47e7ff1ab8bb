public import ArgumentParser
internal import DictationCore
internal import Localization

/// The program `utter`.
public struct UtterCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "utter",
    abstract: localized("Dictation: asks the service of this session, and the engine in it."),
    discussion: localized(
      """
      toggle, start, stop, cancel and insert do what the keys do in the field that has the focus; bind them to a \
      shortcut of the desktop. dictate, transcribe and clean write to standard output.

      EXIT STATUS:
        0     done
        1     it did not work; standard error says why and what to do (doctor: a check failed)
        64    wrong arguments
        130   ended with Control+C
      """),
    version: "utter \(UtterVersion.current)",
    subcommands: [
      StatusCommand.self, ToggleCommand.self, StartCommand.self, StopCommand.self, CancelCommand.self,
      InsertCommand.self, UndoCommand.self, TakeCommand.self, ListenCommand.self, DictateCommand.self,
      TranscribeCommand.self, RecordCommand.self, ImportCommand.self, HistoryCommand.self, StatsCommand.self,
      OffTheRecordCommand.self, CleanCommand.self, WordsCommand.self, ProfilesCommand.self, RewriteCommand.self,
      TonesCommand.self, ModelsCommand.self, KeyCommand.self, DoctorCommand.self,
    ])

  public init() {}
}
