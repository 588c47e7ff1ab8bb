import FoundationEssentials
import ServiceInterface
import Testing

@testable import UtterCLI

@Suite struct StatusReportTests {
  private var status: ServiceStatus {
    var status = ServiceStatus(
      state: .recording, recognizer: "pocketsphinx", source: "headset", pending: 2, sessions: 1, version: "0.1.0")
    status.hasEngine = true
    return status
  }

  /// Scripts read it: a name, once given, stays.
  @Test func `the JSON object has these names`() throws {
    #expect(
      try JSON.text(StatusReport(status)) == """
        {
          "api" : 2,
          "engine" : true,
          "pending" : 2,
          "recognizer" : "pocketsphinx",
          "sessions" : 1,
          "source" : "headset",
          "state" : "recording",
          "version" : "0.1.0"
        }
        """)
  }

  @Test func `the text says how to get at what waits`() {
    let text = StatusReport(status).text
    #expect(text.contains("recording"))
    #expect(text.contains("headset"))
    #expect(text.contains("2 (utter insert"))
  }
}
