import TestSupport
import Testing

@Suite struct NoDisplayTests {
  @Test func `without a display it says what to do, and ends`() async throws {
    try await PrivateSession.run { session in
      let window = try session.start("\(Workspace.programs)/utter-settings", log: "window")
      #expect(await window.exit() == .exited(1))
      #expect(session.log("window").contains("There is no display: run it in a desktop session"))
    }
  }
}
