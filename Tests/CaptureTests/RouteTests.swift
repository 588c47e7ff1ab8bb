import Capture
import Speech
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct RouteTests {
  private let speech = [Int16](repeating: 9_000, count: 3_200)

  private func capture(_ server: PulseServer, _ choice: MicrophoneChoice = .followDefault) -> Listener {
    Listener(PulseAudioSource(server: server.address).capture(CaptureRequest(microphone: choice)))
  }

  @Test func `the chosen microphone is taken, not the default`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone("first")
      let second = try await server.addMicrophone("second")
      let listener = capture(server, .named("second"))
      #expect(try await listener.untilStarted().name == "second")
      await second.play(speech)
      listener.session.stop()
      _ = try await listener.end()
      #expect(listener.samples.count { $0 == 9_000 } == 3_200)
    }
  }

  @Test func `the default stands in for a chosen microphone that is not there`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone("only")
      let listener = capture(server, .named("gone"))
      #expect(try await listener.untilStarted().name == "only")
    }
  }

  @Test func `a new default is followed`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone("first")
      let second = try await server.addMicrophone("second")
      try await server.setDefaultSource("first")
      let listener = capture(server)
      #expect(try await listener.untilStarted().name == "first")
      try await server.setDefaultSource("second")
      #expect(try await listener.untilMoved().name == "second")
      await second.play(speech)
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      #expect(listener.samples.count { $0 == 9_000 } == 3_200)
    }
  }

  @Test func `a chosen microphone is kept when the default changes`() async throws {
    try await PulseServer.run { server in
      let first = try await server.addMicrophone("first")
      try await server.addMicrophone("second")
      let listener = capture(server, .named("first"))
      _ = try await listener.untilStarted()
      try await server.setDefaultSource("second")
      await first.play(speech)
      listener.session.stop()
      _ = try await listener.end()
      #expect(listener.samples.count { $0 == 9_000 } == 3_200)
      #expect(!listener.remarks.contains { if case .moved = $0 { true } else { false } })
    }
  }

  @Test(arguments: [MicrophoneChoice.followDefault, .named("first")])
  func `an unplugged microphone is replaced by another, and the recording goes on`(
    choice: MicrophoneChoice
  ) async throws {
    try await PulseServer.run { server in
      let first = try await server.addMicrophone("first")
      let second = try await server.addMicrophone("second")
      try await server.setDefaultSource("first")
      let listener = capture(server, choice)
      #expect(try await listener.untilStarted().name == "first")
      await first.play(speech)
      try await listener.until(last: 3_200) { $0.contains(9_000) }
      try await server.remove(first)
      #expect(try await listener.untilMoved().name == "second")
      await second.play(speech)
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      #expect(listener.samples.count { $0 == 9_000 } >= 3_200)
    }
  }

  @Test func `the last microphone unplugged is a lost one`() async throws {
    try await PulseServer.run { server in
      let only = try await server.addMicrophone("only")
      let listener = capture(server)
      _ = try await listener.untilStarted()
      try await server.remove(only)
      #expect(try await listener.end() == .failed(.lost(microphone: "only")))
    }
  }

  @Test func `the loudspeaker's monitor does not stand in for a microphone`() async throws {
    try await PulseServer.run { server in
      let only = try await server.addMicrophone("only")
      try await server.addSpeaker()
      let listener = capture(server)
      _ = try await listener.untilStarted()
      try await server.remove(only)
      #expect(try await listener.end() == .failed(.lost(microphone: "only")))
    }
  }

  @Test func `a default that is a monitor is passed over`() async throws {
    try await PulseServer.run { server in
      try await server.addSpeaker()
      try await server.addMicrophone("only")
      try await server.setDefaultSource("speaker.monitor")
      let listener = capture(server)
      #expect(try await listener.untilStarted().name == "only")
    }
  }
}
