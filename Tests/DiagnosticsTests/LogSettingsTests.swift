import Diagnostics
import Logging
import Testing

@Suite struct LogSettingsTests {
  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/utter/log"),
      (["HOME": "/h"], "/h/.local/state/utter/log"),
      (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state/utter/log"),
      ([:], nil),
    ] as [([String: String], String?)])
  func theFolderFollowsTheXDGSpecification(environment: [String: String], folder: String?) {
    #expect(LogSettings(environment: { environment[$0] }).folder == folder)
  }

  @Test(arguments: [("debug", .debug), ("WARNING", .warning), (nil, .info)] as [(String?, Logger.Level)])
  func theLevelComesFromTheEnvironment(value: String?, level: Logger.Level) {
    let settings = LogSettings { $0 == "UTTER_LOG" ? value : nil }
    #expect(settings.level == level)
    #expect(settings.complaint == nil)
  }

  @Test func anUnknownLevelIsNamedTogetherWithThoseThatAre() {
    let settings = LogSettings { $0 == "UTTER_LOG" ? "loud" : nil }
    #expect(settings.level == .info)
    #expect(
      settings.complaint
        == "UTTER_LOG is \"loud\", which is no log level; set it to one of "
        + "trace, debug, info, notice, warning, error, critical.")
  }
}
