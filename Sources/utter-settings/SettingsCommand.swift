public import ArgumentParser
import DictationCore
import GLibRuntime
import Glibc
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

  @Flag(help: .hidden)
  var firstFrame = false

  func run() throws {
    let tell: @GLibActor () -> Void = {
      print("shown")
      fflush(nil)
    }
    throw ExitCode(
      try SettingsProgram.run(page, whenShown: firstFrame ? tell : nil) { desktop in AllPages.make(desktop) })
  }
}

extension PageID: ExpressibleByArgument {}
