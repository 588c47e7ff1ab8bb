import Archive
import TestSupport

/// The window of the settings.
struct SettingsBench: Bench {
  let name = "settings"
  let summary =
    "the settings window: from its start to its first frame, scrolling a history of 100,000 sessions, and memory"

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

  /// Steadily, by screenfuls and all over the history; memory is what it has come to after that.
  private static func scrolling(in session: PrivateSession) async throws -> [Figure] {
    let archive = try Archive(path: "\(session.environment["XDG_DATA_HOME"] ?? "")/utter/history.sqlite")
    try await archive.fill(sessions: sessions)
    let process = try session.start("\(Workspace.programs)/utter-settings", ["--scroll-history"], log: "window")
    var times: [Substring: [Double]] = [:]
    for await line in process.lines {
      let words = line.split(separator: " ")
      guard words.count == 2, words[0] != "end", let time = Double(words[1]) else { break }
      times[words[0], default: []].append(time)
    }
    let memory = try ProcessMemory(of: process.pid)
    await process.terminate()
    guard let frames = times["frame"], let screenfuls = times["screenful"], let jumps = times["jump"] else {
      throw ProcessFailure("utter-settings ended before it had scrolled")
    }
    return [
      Figure("settings.scroll-frame-p50", frames.median, "ms"),
      Figure("settings.scroll-frame-worst", frames.max() ?? 0, "ms"),
      Figure("settings.scroll-screenful-p50", screenfuls.median, "ms"),
      Figure("settings.scroll-screenful-p95", screenfuls.percentile(95), "ms"),
      Figure("settings.scroll-jump-p50", jumps.median, "ms"),
      Figure("settings.scroll-jump-p95", jumps.percentile(95), "ms"),
      Figure("settings.anonymous", memory.anonymous, "MB"), Figure("settings.resident", memory.resident, "MB"),
    ]
  }
}
