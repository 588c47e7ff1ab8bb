import Capture
import Speech
import TestSupport
import Testing

/// Sounds at a real sound server. The monitor of a loudspeaker is the microphone that stands right in front of it.
@Suite(.timeLimit(.minutes(20))) struct CueTests {
  @Test(arguments: Cue.allCases) func `a cue is short, soft and begins and ends in silence`(_ cue: Cue) {
    let samples = cue.samples
    #expect((800...4_000).contains(samples.count))
    #expect((1_000...6_000).contains(samples.map(\.magnitude).max() ?? 0))
    #expect(samples.first == 0 && (samples.last?.magnitude ?? 0) < 100)
  }

  @Test func `it is heard at the loudspeaker, and play returns afterwards`() async throws {
    try await PulseServer.run { server in
      try await server.addSpeaker()
      let listener = Listener(PulseAudioSource(server: server.address).capture(Self.monitor()))
      _ = try await listener.untilStarted()
      await PulseCuePlayer(server: server.address).play(.start)
      listener.session.stop()
      _ = try await listener.end()
      let cue = Cue.start.samples
      let heard = listener.samples.drop { $0 == 0 }.prefix(cue.count)
      #expect(heard.count { $0.magnitude > 1_000 } > cue.count / 4)
    }
  }

  @Test func `the microphone that it announces does not hear it`() async throws {
    try await PulseServer.run { server in
      try await server.addSpeaker()
      let listener = Listener(PulseAudioSource(server: server.address).capture(Self.monitor(waitsToListen: true)))
      try await listener.log.wait(for: "the open microphone") { events in
        for case .opened in events { return () }
        return nil
      }
      await PulseCuePlayer(server: server.address).play(.start)
      #expect(listener.samples.isEmpty)
      listener.session.listen()
      _ = try await listener.untilStarted()
      try await listener.until(last: AudioFormat.sampleRate / 4) { _ in true }
      listener.session.stop()
      _ = try await listener.end()
      #expect(listener.samples.allSatisfy { $0 == 0 })
    }
  }

  @Test func `a capture that is ended before it listens has heard nothing`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      var request = CaptureRequest()
      request.waitsToListen = true
      let listener = Listener(PulseAudioSource(server: server.address).capture(request))
      try await listener.log.wait(for: "the open microphone") { $0.isEmpty ? nil : () }
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      #expect(listener.samples.isEmpty)
    }
  }

  @Test func `where nothing can be heard nobody waits for it`() async throws {
    await PulseCuePlayer(server: "unix:/nowhere").play(.error)
    try await PulseServer.run { server in
      await PulseCuePlayer(server: server.address).play(.error)
    }
  }

  private static func monitor(waitsToListen: Bool = false) -> CaptureRequest {
    CaptureRequest(microphone: .named("speaker.monitor"), waitsToListen: waitsToListen)
  }
}
