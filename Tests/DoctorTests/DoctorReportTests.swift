import FoundationEssentials
import Testing

@testable import Doctor

@Suite struct DoctorReportTests {
  private func report(_ findings: Finding...) -> DoctorReport {
    var report = DoctorReport()
    for finding in findings { report.add(finding) }
    return report
  }

  @Test func `only a failure makes it ill`() {
    #expect(report(.ok("a", "It is."), .skipped("b", "Not tried."), .warning("c", "Hm.", fix: "Do.")).healthy)
    #expect(!report(.ok("a", "It is."), .failed("b", "It is not.", fix: "Do.")).healthy)
  }

  @Test func `the JSON object has these names`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let json = try encoder.encode(report(.failed("engine", "It is not.", fix: "Do.")))
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {
          "findings" : [
            {
              "check" : "engine",
              "detail" : "It is not.",
              "fix" : "Do.",
              "state" : "failed"
            }
          ],
          "healthy" : false
        }
        """)
  }

  @Test func `a failure is shown with its fix`() {
    #expect(Finding.failed("engine", "It is not.", fix: "Do.").line == "✘ engine: It is not.\n    Do.")
  }
}
