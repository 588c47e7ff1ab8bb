import Archive
import GLibRuntime
import TestSupport

/// The window of the settings.
struct SettingsBench: Bench {
  let name = "settings"
  let summary =
    "the settings window: from its start to its first frame, a history of 100,000 sessions to its end, memory"

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
      ] + (try await Self.scrolling(in: session))
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

  /// To the end of the list by the End key, which brings the next page into sight each time.
  @GLibActor
  private static func scrolling(in session: PrivateSession) async throws -> [Figure] {
    let archive = try Archive(path: "\(session.environment["XDG_DATA_HOME"] ?? "")/utter/history.sqlite")
    try await archive.fill(sessions: sessions)
    var oldest = ArchivedSegment(duration: 1, state: .done)
    oldest.text = "The oldest of all."
    try await archive.save(
      ArchiveEntry(ArchivedSession(recording: "oldest", kind: .dictation, startedAt: -1, endedAt: 0), [oldest]))
    let app = try await AccessibleApp("\(Workspace.programs)/utter-settings", ["--page", "history"], in: session)
    let window = try await session.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Utter Settings")
    try await session.run("xdotool", "windowfocus", "--sync", String(window.split(separator: "\n").first ?? ""))
    try await app.find(.search, "Search in the history")
    let before = try ProcessMemory(of: app.process.pid)
    // From the search field into the list.
    try await session.run("xdotool", "key", "Tab")
    let began = ContinuousClock.now
    let keys = Task {
      while !Task.isCancelled {
        try await session.run("xdotool", "key", "--repeat", "20", "--delay", "20", "End")
      }
    }
    defer { keys.cancel() }
    try await app.find(.label, "The oldest of all.")
    let time = (ContinuousClock.now - began) / .seconds(1)
    let after = try ProcessMemory(of: app.process.pid)
    await app.quit()
    return [
      Figure("settings.scroll-100k", time, "s"),
      Figure("settings.anonymous-start", before.anonymous, "MB"),
      Figure("settings.anonymous-100k", after.anonymous, "MB"),
      Figure("settings.resident-100k", after.resident, "MB"),
    ]
  }
}
