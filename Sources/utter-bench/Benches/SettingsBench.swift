import Archive
import GLibRuntime
import TestSupport

/// The window of the settings.
struct SettingsBench: Bench {
  let name = "settings"
  let summary =
    "the settings window: from its start to its first frame, and memory with a history of 100,000 sessions"

  private static let starts = 10
  private static let sessions = 100_000

  func measure() async throws -> [Figure] {
    try await PrivateSession.run(SessionOptions(display: .xvfb), patience: .seconds(900)) { session in
      var times: [Double] = []
      for _ in 0..<Self.starts { times.append(try await Self.firstFrame(in: session)) }
      times.sort()
      return [
        Figure("settings.first-frame-p50", times.median, "ms"),
        Figure("settings.first-frame-p95", times.percentile(95), "ms"),
      ] + (try await Self.memory(in: session))
    }
  }

  /// Milliseconds from the start of the program until its first frame is drawn.
  private static func firstFrame(in session: PrivateSession) async throws -> Double {
    let began = ContinuousClock.now
    let process = try session.start("\(Workspace.programs)/utter-settings", ["--first-frame"], log: "window")
    guard await process.lines.first(where: { _ in true }) != nil else {
      throw ProcessFailure("utter-settings ended before its first frame")
    }
    let time = (ContinuousClock.now - began) / .milliseconds(1)
    await process.terminate()
    return time
  }

  /// With the newest of the sessions on show.
  @GLibActor
  private static func memory(in session: PrivateSession) async throws -> [Figure] {
    let archive = try Archive(path: "\(session.environment["XDG_DATA_HOME"] ?? "")/utter/history.sqlite")
    try await archive.fill(sessions: sessions)
    let app = try await AccessibleApp(
      "\(Workspace.programs)/utter-settings", ["--page", "history"], environment: ["TZ": "UTC"], in: session)
    // Made-up sessions are a minute apart, from 1970 on.
    try await app.find(.label, "03/11/70*")
    let memory = try ProcessMemory(of: app.pid)
    await app.quit()
    return [
      Figure("settings.anonymous", memory.anonymous, "MB"), Figure("settings.resident", memory.resident, "MB"),
    ]
  }
}
