import GLibRuntime
import TestSupport
import Testing

/// The doctor in sessions that are well, and in ones that are not.
@Suite struct DoctorProgramTests {
  private static let desktop = [
    "XDG_SESSION_TYPE": "x11", "GTK_IM_MODULE": "ibus", "QT_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus",
  ]

  @GLibActor
  private static func doctor(_ options: String..., in session: PrivateSession) async throws -> (
    lines: [String], end: TestProcess.End
  ) {
    let process = try session.start(
      "\(Workspace.programs)/utter", ["doctor"] + options, environment: desktop, log: "doctor")
    var lines: [String] = []
    for await line in process.lines { lines.append(line) }
    return (lines, await process.exit())
  }

  @Test func `all is well, and a commit reaches a field`() async throws {
    try await PrivateSession.run { session in
      let sound = try await PulseServer(in: session)
      try await sound.addMicrophone()
      let ibus = try await IBusConnection(to: session)
      try await ibus.activate(engine: "utter")
      let (lines, end) = try await Self.doctor(in: session)
      #expect(end == .exited(0), "\(lines)")
      #expect(lines.last == "Dictation is ready.")
      #expect(lines.contains { $0.hasPrefix("✔ commit:") })
      #expect(try await ibus.activeEngine() == "utter")
    }
  }

  @Test func `the user's input source is given back`() async throws {
    try await PrivateSession.run { session in
      let sound = try await PulseServer(in: session)
      try await sound.addMicrophone()
      let ibus = try await IBusConnection(to: session)
      try await ibus.activate(engine: "xkb:us::eng")
      let (lines, end) = try await Self.doctor(in: session)
      #expect(end == .exited(0), "\(lines)")
      #expect(lines.contains { $0.hasPrefix("✔ commit:") })
      #expect(lines.contains { $0.hasPrefix("! input source:") })
      #expect(try await ibus.activeEngine() == "xkb:us::eng")
    }
  }

  @Test func `no daemon, no sound server, no worker: each is named with its fix`() async throws {
    try await PrivateSession.run(SessionOptions(environment: ["UTTER_RECOGNIZER_PROGRAM": "/bin/false"])) { session in
      await session.stopDaemon()
      let (lines, end) = try await Self.doctor(in: session)
      #expect(end == .exited(1))
      for check in ["ibus-daemon", "sound server", "recognizer"] {
        let index = try #require(lines.firstIndex { $0.hasPrefix("✘ \(check):") }, "\(check) of \(lines)")
        #expect(lines[index + 1].hasPrefix("    "))
      }
      #expect(lines.last == "3 checks failed.")
    }
  }

  @Test(arguments: [(true, 100, "is muted"), (false, 0, "is zero")])
  func `a microphone that cannot hear is named`(isMuted: Bool, volume: Int, words: String) async throws {
    try await PrivateSession.run { session in
      let sound = try await PulseServer(in: session)
      let microphone = try await sound.addMicrophone()
      try await sound.setMuted(isMuted, source: microphone.name)
      try await sound.setVolume(volume, source: microphone.name)
      let (lines, end) = try await Self.doctor(in: session)
      #expect(end == .exited(1))
      #expect(lines.contains { $0.hasPrefix("✘ microphone:") && $0.contains(words) }, "\(lines)")
    }
  }

  @Test func `nothing but zeros is named`() async throws {
    try await PrivateSession.run { session in
      let sound = try await PulseServer(in: session)
      try await sound.addMicrophone(background: .zeros)
      let (lines, _) = try await Self.doctor(in: session)
      #expect(lines.contains { $0.hasPrefix("✘ microphone:") && $0.contains("zeros") }, "\(lines)")
    }
  }

  @Test func `a stored value out of range is named`() async throws {
    try await PrivateSession.run { session in
      try await session.run(
        "gsettings", "set", "org.freedesktop.ibus.engine.utter.stored:/org/freedesktop/ibus/engine/utter/",
        "max-recording-seconds", "99999")
      let (lines, _) = try await Self.doctor(in: session)
      #expect(lines.contains { $0.hasPrefix("! settings:") && $0.contains("max-recording-seconds") }, "\(lines)")
    }
  }
}
