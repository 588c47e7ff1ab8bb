public import ArgumentParser
import DictationCore
import Localization
public import SettingsPages
import SettingsWindow

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "utter-settings", abstract: localized("The settings of Utter, in a window."),
    discussion: localized(
      """
      One window, however often it is started: another start brings it to the front, and shows the page. What it sets \
      can also be set with gsettings, or with utter.
      """),
    version: "utter-settings \(UtterVersion.current)")

  @Option(help: ArgumentHelp(localized("The page to show.")))
  var page: PageID?

  func run() throws {
    throw ExitCode(try SettingsProgram.run(page) { desktop in AllPages.make(desktop) })
  }
}

extension PageID: ExpressibleByArgument {}
