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

  @Flag(help: .hidden)
  var scrollHistory = false

  func run() throws {
    let page = scrollHistory ? .history : page
    throw ExitCode(try SettingsProgram.run(page, measurement) { desktop in AllPages.make(desktop) })
  }

  private var measurement: SettingsProgram.Measurement? {
    if firstFrame { return .firstFrame { Self.tell("shown") } }
    if scrollHistory { return .scrolling { step, time in Self.tell("\(step) \(time / .milliseconds(1))") } }
    return nil
  }

  /// At once, also into a pipe.
  private static func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}

extension PageID: ExpressibleByArgument {}
