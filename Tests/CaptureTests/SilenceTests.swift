import Capture
import Speech
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct SilenceTests {
  private func cause(_ listener: Listener) async throws -> SilenceCause {
    try await listener.log.wait(for: "a silent microphone") { events in
      for case .silent(_, let cause) in events { return cause }
      return nil
    }
  }

  private func untilAudible(_ listener: Listener) async throws {
    try await listener.log.wait(for: "an audible microphone") { events in
      events.contains { if case .audible = $0 { true } else { false } } ? () : nil
    }
  }

  @Test func `a muted microphone is named at once, and its unmuting too`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      try await server.setMuted(true, source: "microphone")
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      #expect(try await cause(listener) == .muted)
      try await server.setMuted(false, source: "microphone")
      try await untilAudible(listener)
    }
  }

  @Test func `a microphone muted while it is recorded from is named`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      _ = try await listener.untilStarted()
      try await server.setMuted(true, source: "microphone")
      #expect(try await cause(listener) == .muted)
    }
  }

  @Test func `a volume of zero is named`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      try await server.setVolume(0, source: "microphone")
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      #expect(try await cause(listener) == .volumeZero)
    }
  }

  @Test func `a device whose switch is off is known by its zeros, until it is switched on`() async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone(background: .zeros)
      let source = PulseAudioSource(server: server.address)
      let listener = Listener(source.capture(CaptureRequest(zerosUntilSilent: .milliseconds(300))))
      #expect(try await cause(listener) == .allZero)
      #expect(listener.samples.count >= 4_800)
      microphone.setBackground(.room)
      try await untilAudible(listener)
    }
  }

  @Test func `a pause of zeros behind a voice is no muted microphone`() async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone(background: .zeros)
      await microphone.play([Int16](repeating: 100, count: 320))
      let source = PulseAudioSource(server: server.address)
      microphone.setBackground(.room)
      let listener = Listener(source.capture(CaptureRequest(zerosUntilSilent: .milliseconds(300))))
      _ = try await listener.untilStarted()
      microphone.setBackground(.zeros)
      try await listener.until(last: 8_000) { $0.allSatisfy { $0 == 0 } }
      #expect(listener.remarks.count == 1)
    }
  }
}
