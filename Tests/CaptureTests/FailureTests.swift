import Capture
import Glibc
import Speech
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct FailureTests {
  @Test func `no sound server`() async throws {
    let source = PulseAudioSource(server: "unix:/nowhere/native")
    let listener = Listener(source.capture(CaptureRequest()))
    guard case .failed(.noSoundServer(let detail)) = try await listener.end() else {
      Issue.record("\(listener.log.events)")
      return
    }
    #expect(detail == "Connection refused")
    await #expect(throws: CaptureError.noSoundServer(detail: detail)) { try await source.microphones() }
  }

  @Test func `a server that does not answer`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      server.hang()
      defer { server.goOn() }
      let source = PulseAudioSource(server: server.address)
      let listener = Listener(source.capture(CaptureRequest(stallLimit: .milliseconds(100))))
      #expect(try await listener.end() == .failed(.noSoundServer(detail: "no answer")))
    }
  }

  @Test func `a server without sources`() async throws {
    try await PulseServer.run { server in
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      let end = try await listener.end()
      #expect(end == .failed(.noMicrophone(monitorsOnly: false)))
    }
  }

  @Test func `a server with a loudspeaker only`() async throws {
    try await PulseServer.run { server in
      try await server.addSpeaker()
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      #expect(try await listener.end() == .failed(.noMicrophone(monitorsOnly: true)))
    }
  }

  @Test func `a microphone that sends nothing, from the beginning or later`() async throws {
    try await PulseServer.run { server in
      let microphone = try await server.addMicrophone(background: .nothing)
      let source = PulseAudioSource(server: server.address)
      let never = Listener(source.capture(CaptureRequest(stallLimit: .seconds(2))))
      #expect(try await never.end() == .failed(.stalled(microphone: "microphone")))

      microphone.setBackground(.room)
      let later = Listener(source.capture(CaptureRequest(stallLimit: .seconds(2))))
      _ = try await later.untilStarted()
      microphone.setBackground(.nothing)
      #expect(try await later.end() == .failed(.stalled(microphone: "microphone")))
    }
  }

  @Test func `a server that crashes under a recording`() async throws {
    try await PulseServer.run { server in
      try await server.addMicrophone()
      let listener = Listener(PulseAudioSource(server: server.address).capture(CaptureRequest()))
      _ = try await listener.untilStarted()
      server.crash()
      #expect(try await listener.end() == .failed(.lost(microphone: "microphone")))
      #expect(!listener.samples.isEmpty)
    }
  }

  @Test func `every failure has a sentence that says what to do`() {
    let errors: [CaptureError] = [
      .noSoundServer(detail: "Connection refused"), .noMicrophone(monitorsOnly: true),
      .noMicrophone(monitorsOnly: false), .refused(microphone: "USB", detail: "No such entity"),
      .stalled(microphone: "USB"), .lost(microphone: "USB"),
    ]
    for error in errors {
      #expect(error.sentence.hasSuffix(".") && error.sentence.contains(":"))
      if "\(error)".contains("USB") { #expect(error.sentence.contains("“USB”")) }
    }
  }
}
