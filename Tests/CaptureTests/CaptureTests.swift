import Capture
import Speech
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct CaptureTests {
  /// A ramp that no background contains.
  private let speech = (0..<16_000).map { Int16(5_000 + $0 % 10_000) }

  @Test func `what is played is captured, sample by sample, in fragments of 20 ms`() async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone()
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      let started = try await listener.untilStarted()
      #expect(started.name == "microphone")
      #expect(started.isDefault && !started.isMonitor && !started.isMuted)
      await microphone.play(speech)
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      let first = try #require(listener.samples.firstIndex(of: 5_000))
      #expect(Array(listener.samples[first...].prefix(16_000)) == speech)

      var position = 0
      for case .fragment(let fragment) in listener.log.events {
        #expect(fragment.position == position)
        position += fragment.samples.count
      }
      let sizes = listener.log.events.compactMap { event -> Int? in
        if case .fragment(let fragment) = event { fragment.samples.count } else { nil }
      }
      // A machine under load may join a few; blocks of a second would be libpulse's default.
      #expect(sizes.sorted()[sizes.count / 2] <= 640)
    }
  }

  @Test(arguments: [Duration.milliseconds(200), .seconds(1)])
  func `the tail is captured after stop`(tail: Duration) async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      let listener = Listener(source.capture(CaptureRequest(tail: tail)))
      _ = try await listener.untilStarted()
      await microphone.play(speech)
      let before = listener.samples.count
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      let rest = AudioFormat.samples(in: tail)
      #expect(listener.samples.count >= before + rest)
      let last = try #require(listener.samples.lastIndex { $0 >= 5_000 })
      #expect(listener.samples.count - last > rest / 2, "room is heard behind the speech")
    }
  }

  @Test func `what the server still holds at stop is not lost`() async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      let listener = Listener(source.capture(CaptureRequest(tail: .zero)))
      _ = try await listener.untilStarted()
      let minute = (0..<60).flatMap { _ in speech }
      await microphone.play(minute, pace: .unlimited)
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      #expect(listener.samples.count { $0 >= 5_000 } == minute.count)
    }
  }

  @Test func `cancelling ends at once, and only once`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      _ = try await listener.untilStarted()
      listener.session.cancel()
      listener.session.cancel()
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      #expect(listener.log.events.count { $0 == .stopped } == 1)
    }
  }

  @Test func `stopping before the first sample ends all the same`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone(background: .nothing)
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      #expect(listener.remarks == [.stopped])
    }
  }

  @Test func `the device is given back after a capture`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      let listener = Listener(source.capture(CaptureRequest()))
      _ = try await listener.untilStarted()
      #expect(try await server.recordings.count == 1)
      let properties = try await server.pactl("list", "source-outputs")
      #expect(properties.contains("application.name = \"Utter\""))
      listener.session.cancel()
      _ = try await listener.end()
      try await server.untilNobodyRecords()
    }
  }

  @Test func `a session that is dropped gives the device back`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      do {
        let listener = Listener(source.capture(CaptureRequest()))
        _ = try await listener.untilStarted()
      }
      try await server.untilNobodyRecords()
    }
  }

  @Test func `two captures run side by side`() async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      let listeners = [Listener(source.capture(CaptureRequest())), Listener(source.capture(CaptureRequest()))]
      for listener in listeners { _ = try await listener.untilStarted() }
      await microphone.play(speech)
      for listener in listeners {
        listener.session.stop()
        _ = try await listener.end()
        #expect(listener.samples.count { $0 >= 5_000 } == speech.count)
      }
    }
  }
}
