import Logging
import Synchronization
import Testing

@testable import Diagnostics

@Suite struct LineLogHandlerTests {
  @Test func aLineHasStampLevelProgramLabelMessageAndSortedFields() throws {
    let line = try #require(lines { $0.warning("The microphone is muted.", metadata: ["b": "2", "a": "1"]) }.first)
    let form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z warning program\[\d+\] test: The microphone is muted\. a=1 b=2$/
    #expect(line.wholeMatch(of: form) != nil, "\(line)")
  }

  @Test func whatIsBelowTheLevelIsNotWritten() {
    #expect(lines(level: .info) { $0.debug("details") }.isEmpty)
  }

  @Test func aNewlineInAMessageDoesNotBeginALineOfItsOwn() throws {
    let line = try #require(lines { $0.info("one\ntwo\u{1b}[2J") }.first)
    #expect(line.hasSuffix(#"one\ntwo\u{1B}[2J"#), "\(line)")
  }

  @Test func errorsAreFields() throws {
    struct Broken: Error {}
    let line = try #require(lines { $0.error("It broke.", error: Broken()) }.first)
    #expect(line.hasSuffix("It broke. error=Broken()"), "\(line)")
  }

  private func lines(level: Logger.Level = .info, _ body: (Logger) -> Void) -> [String] {
    let written = Written()
    body(
      Logger(label: "test") { label in
        LineLogHandler(label: label, program: "program", outputs: [written.append], logLevel: level)
      })
    return written.lines.withLock { $0 }
  }
}

private final class Written: Sendable {
  let lines = Mutex<[String]>([])

  @Sendable func append(_ line: String) { lines.withLock { $0.append(line) } }
}
