import Capture
import Speech
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct KeepingTests {
  private let request = CaptureRequest(keep: .seconds(3_600))
  private let speech = [Int16](repeating: 9_000, count: 3_200)

  private func captureOnce(_ source: PulseAudioSource, _ request: CaptureRequest) async throws {
    let listener = Listener(source.capture(request))
    _ = try await listener.untilStarted()
    listener.session.stop()
    #expect(try await listener.end() == .stopped)
  }

  @Test func `a device that is kept serves the next capture, and nothing heard in between`() async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      try await captureOnce(source, request)
      let stream = try await server.recordings
      #expect(stream.count == 1)
      await microphone.play([Int16](repeating: -20_000, count: 8_000))
      // Behind the secret comes room again, all of it on its way before the next capture begins.
      await microphone.play([Int16](repeating: 1, count: 8_000))

      let listener = Listener(source.capture(request))
      _ = try await listener.untilStarted()
      #expect(try await server.recordings == stream)
      await microphone.play(speech)
      listener.session.stop()
      #expect(try await listener.end() == .stopped)
      #expect(listener.samples.count { $0 == 9_000 } == 3_200)
      #expect(!listener.samples.contains(-20_000))
      for case .fragment(let fragment) in listener.log.events {
        #expect(fragment.position == 0)
        break
      }
    }
  }

  @Test func `releasing gives a kept device back`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      try await captureOnce(source, request)
      #expect(try await server.recordings.count == 1)
      source.release()
      try await server.untilNobodyRecords()
      try await captureOnce(source, request)
    }
  }

  @Test func `releasing does not touch a capture that runs`() async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      let listener = Listener(source.capture(request))
      _ = try await listener.untilStarted()
      source.release()
      await microphone.play(speech)
      listener.session.stop()
      _ = try await listener.end()
      #expect(listener.samples.count { $0 == 9_000 } == 3_200)
    }
  }

  @Test func `the time to keep it ends by itself`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      let source = PulseAudioSource(server: server.address)
      try await captureOnce(source, CaptureRequest(keep: .milliseconds(50)))
      try await server.untilNobodyRecords()
    }
  }

  @Test func `a source that goes away gives its devices back`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      do { try await captureOnce(PulseAudioSource(server: server.address), request) }
      try await server.untilNobodyRecords()
    }
  }

  @Test func `another microphone is not served by the one that is kept`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone("first")
      try await server.addMicrophone("second")
      let source = PulseAudioSource(server: server.address)
      try await captureOnce(source, CaptureRequest(microphone: .named("first"), keep: .seconds(3_600)))
      let listener = Listener(source.capture(CaptureRequest(microphone: .named("second"))))
      #expect(try await listener.untilStarted().name == "second")
      listener.session.cancel()
      try await server.untilNobodyRecords()
    }
  }

  @Test func `a kept device that is unplugged is forgotten`() async throws {
    try await PulseServer.run { server in
      let only = try await server.addMicrophone("only")
      let source = PulseAudioSource(server: server.address)
      try await captureOnce(source, request)
      try await server.remove(only)
      try await server.untilNobodyRecords()
      let listener = Listener(source.capture(request))
      #expect(try await listener.end() == .failed(.noMicrophone(monitorsOnly: false)))
    }
  }
}
