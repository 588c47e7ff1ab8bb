import FoundationEssentials
import ServiceInterface
import Testing

@testable import UtterCLI

@Suite struct StatusReportTests {
  private var status: ServiceStatus {
    var status = ServiceStatus(
      state: .recording, recognizer: "pocketsphinx", source: "headset", pending: 2, sessions: 1, version: "0.1.0")
    status.hasEngine = true
    (status.rewrite, status.tone, status.model) = ("tone", "formal", "no-server")
    status.modelSentence = "No server answers: start it."
    return status
  }

  /// Scripts read it: a name, once given, stays.
  @Test func `the JSON object has these names`() throws {
    #expect(
      try JSON.text(StatusReport(status)) == """
        {
          "api" : 2,
          "engine" : true,
          "model" : "no-server",
          "modelSentence" : "No server answers: start it.",
          "pending" : 2,
          "recognizer" : "pocketsphinx",
          "rewrite" : "tone",
          "sessions" : 1,
          "source" : "headset",
          "state" : "recording",
          "tone" : "formal",
          "version" : "0.1.0"
        }
        """)
  }

  @Test func `the text says how to get at what waits`() {
    let text = StatusReport(status).text
    #expect(text.contains("recording"))
    #expect(text.contains("headset"))
    #expect(text.contains("2 (utter insert"))
    #expect(text.contains("tone formal. No server answers: start it."))
  }
}
