import DictationCore
import GLibRuntime
import Glibc
import ServiceInterface
import TestSupport
import Testing

/// The whole service over D-Bus: real bus, real sound server, real worker, synthesized speech.
@Suite struct RunningServiceTests {
  @Test func `speech becomes text, and nothing of it stays behind`() async throws {
    try await RunningService.run { service in
      let id = try await service.speak()
      #expect(!service.journal.isEmpty)
      service.client.stop(id)
      let text = try await service.text(of: id)
      #expect(RunningService.understood(text))
      let events = service.events.events
      #expect(events.contains { if case .signal(.level(id, let level)) = $0 { level > 0.3 } else { false } })
      #expect(events.contains { if case .signal(.partial(id, _, _)) = $0 { true } else { false } })
      service.client.delivered(id, .delivering)
      service.client.delivered(id, .delivered)
      #expect(try await service.client.status().state == .idle)
      try await service.journalIsEmptied()
      #expect(try await service.sound.recordings.isEmpty)
    }
  }

  @Test func `two dictations overlap and arrive in their order`() async throws {
    try await RunningService.run { service in
      let first = try await service.speak()
      service.client.stop(first)
      let second = try await service.speak("one two three four five")
      service.client.stop(second)
      #expect(!RunningService.understood(try await service.text(of: second)))
      let finals = service.events.events.compactMap { event in
        if case .signal(.textReady(let id, .final, _)) = event { id } else { nil }
      }
      #expect(finals == [first, second])
    }
  }

  @Test func `killed while recording, the next service offers what was said`() async throws {
    try await RunningService.run { service in
      _ = try await service.speak()
      try await service.killService()
      #expect(!service.journal.isEmpty)

      try await service.client.register()
      try await service.pending(1)
      let text = try #require(try await service.client.take())
      #expect(RunningService.understood(text.draft.text))
      service.client.delivered(text.session, .delivering)
      service.client.delivered(text.session, .delivered)
      #expect(try await service.client.take() == nil)
      try await service.journalIsEmptied()
    }
  }

  @Test func `killed while a text is on its way, the next service never inserts it by itself`() async throws {
    try await RunningService.run { service in
      let id = try await service.speak()
      service.client.stop(id)
      _ = try await service.text(of: id)
      service.client.delivered(id, .delivering)
      _ = try await service.client.status()
      try await service.killService()

      try await service.client.register()
      #expect(try await service.client.status().pending == 0)
      #expect(try await service.client.take() == nil)
      let tool = DictationClient(
        try await RunningService.connect(to: service.session), role: .tool, version: "test")
      let text = try await tool.take()?.draft.text
      #expect(RunningService.understood(text))
    }
  }

  @Test func `asked to end while recording, it keeps what was said`() async throws {
    try await RunningService.run { service in
      _ = try await service.speak()
      for process in service.session.processes("utterd") { kill(process, SIGTERM) }
      _ = try await service.events.wait(for: "the end of the service") { events in
        events.first { if case .unavailable = $0 { true } else { false } }
      }
      try await service.client.register()
      try await service.pending(1)
      let text = try await service.client.take()?.draft.text
      #expect(RunningService.understood(text))
    }
  }

  @Test(arguments: [true, false])
  func `a killed worker costs no word`(whileRecording: Bool) async throws {
    try await RunningService.run { service in
      let id = try await service.speak()
      if whileRecording { #expect(service.session.kill("utter-recognizer") >= 1) }
      service.client.stop(id)
      if !whileRecording { service.session.kill("utter-recognizer") }
      let text = try await service.text(of: id)
      #expect(RunningService.understood(text))
    }
  }

  @Test func `a worker that cannot run is named, and the recording kept`() async throws {
    try await RunningService.run(SessionOptions(environment: ["UTTER_RECOGNIZER_PROGRAM": "/bin/false"])) { service in
      let id = try await service.speak()
      service.client.stop(id)
      let failure = await #expect(throws: DictationFailure.self) { _ = try await service.text(of: id) }
      #expect(failure?.code == .noRecognizer)
      #expect(!service.journal.isEmpty)
    }
  }

  @Test func `an owner that leaves the bus leaves its words pending`() async throws {
    try await RunningService.run { service in
      let bus = try await RunningService.connect(to: service.session)
      let owner = DictationClient(bus, role: .tool, version: "test")
      let events = owner.events()
      let id = try await owner.start(StartRequest(mode: .toggle))
      for await event in events where event == .signal(.started(id)) { break }
      await service.microphone.play(try await Flite.samples(RunningService.sentence))
      await bus.close()
      try await service.pending(1)
      let text = try await service.client.take()?.draft.text
      #expect(RunningService.understood(text))
      #expect(try await service.sound.recordings.isEmpty)
    }
  }

  @Test func `no sound server is said in one sentence`() async throws {
    try await PrivateSession.run { session in
      let client = DictationClient(try await RunningService.connect(to: session), role: .tool, version: "test")
      let events = client.events()
      let id = try await client.start(StartRequest(mode: .hold))
      for await event in events {
        guard case .signal(.failed(id, let failure)) = event else { continue }
        #expect(failure.code == .noSoundServer)
        break
      }
      #expect(try await client.status().state == .idle)
    }
  }

  @Test func `a muted microphone is named at once`() async throws {
    try await RunningService.run { service in
      try await service.sound.setMuted(true, source: service.microphone.name)
      let id = try await service.client.start(StartRequest(mode: .toggle))
      let failure = await #expect(throws: DictationFailure.self) { _ = try await service.text(of: id) }
      #expect(failure?.code == .microphoneSilent)
      #expect(failure?.sentence.contains("muted") == true)
      try await service.journalIsEmptied()
    }
  }

  @Test func `settings count from the next dictation on`() async throws {
    try await RunningService.run { service in
      let other = try await service.sound.addMicrophone("headset")
      try await service.session.set(["source": "'headset'", "max-recording-seconds": "10"])
      var status = try await service.client.status()
      while status.source != "headset" { status = try await service.client.status() }
      let id = try await service.start()
      await other.play(try await Flite.samples(RunningService.sentence))
      service.client.stop(id)
      let text = try await service.text(of: id)
      #expect(RunningService.understood(text))
    }
  }

  @Test func `a second service refuses and says why`() async throws {
    try await RunningService.run { service in
      let second = try service.session.start("\(Workspace.programs)/utterd", log: "second")
      #expect(await second.exit() == .exited(1))
      #expect(service.session.log("second").contains("already uses"))
      #expect(try await service.client.status().state == .idle)
    }
  }

  /// dconf has made the connection to the bus by then, on a thread of its own.
  @Test func `it ends in an orderly way when the session does`() async throws {
    try await PrivateSession.run { session in
      let service = try session.start(
        "\(Workspace.programs)/utterd", [], environment: ["GSETTINGS_BACKEND": "dconf"], log: "utterd")
      try await session.run("gdbus", "wait", "--session", "--timeout", "600", DictationInterface.busName)
      #expect(session.kill("dbus-daemon") > 0)
      #expect(await service.exit() == .exited(1))
    }
  }

  @Test func `nothing is recorded for a password field, whoever asks`() async throws {
    try await RunningService.run { service in
      let failure = await #expect(throws: DictationFailure.self) {
        try await service.client.start(StartRequest(mode: .hold, purpose: .password))
      }
      #expect(failure?.code == .privateField)
      let recordings = try await service.sound.recordings
      #expect(recordings.isEmpty)
    }
  }

  @Test func `no word that was said is in a log`() async throws {
    try await RunningService.run { service in
      let id = try await service.speak()
      service.client.stop(id)
      _ = try await service.text(of: id)
      service.client.delivered(id, .pending)
      _ = try await service.client.status()
      let log = "\(service.session.environment["XDG_STATE_HOME"] ?? "")/utter/log/utterd.log"
      let written = try await service.session.run("cat", log).lowercased()
      #expect(written.contains("ready"))
      #expect(!written.contains("hello"))
      #expect(!service.session.log("bus").lowercased().contains("hello"))
    }
  }
}
