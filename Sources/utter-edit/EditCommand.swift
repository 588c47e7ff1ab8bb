import ArgumentParser
import DictationCore
import Localization
import SettingsPages
import SettingsWindow

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "utter-edit", abstract: localized("The text of a dictation, to be changed in a window."),
    discussion: localized(
      """
      The list of versions opens it. What it is given back with Insert waits until the dictation key is pressed where \
      it belongs.
      """),
    version: "utter-edit \(UtterVersion.current)")

  @Argument(help: ArgumentHelp(localized("The number that the service has given to the dictation.")))
  var dictation: UInt64

  func run() throws {
    let session = SessionID(rawValue: dictation)
    throw ExitCode(try EditProgram.run { EditModel(session) })
  }
}
