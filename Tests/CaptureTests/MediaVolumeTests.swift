import Capture
import Speech
import TestSupport
import Testing

/// Other programs' streams at a real sound server.
@Suite(.timeLimit(.minutes(20))) struct MediaVolumeTests {
  @Test func `music is turned down and up again`() async throws {
    try await Self.run { server, volume, _ in
      let music = try await server.play("music")
      try await server.setVolume(of: music, percent: 80)
      await volume.lower()
      #expect(try await server.volume(of: music) == 24)
      // A second dictation does not turn it down further.
      await volume.lower()
      #expect(try await server.volume(of: music) == 24)
      await volume.restore()
      #expect(try await server.volume(of: music) == 80)
    }
  }

  @Test func `calls and the sounds of the desktop stay as they are`() async throws {
    try await Self.run { server, volume, _ in
      let call = try await server.play("call", role: "phone")
      let bell = try await server.play("bell", role: "event")
      await volume.lower()
      #expect(try await server.volume(of: call) == 100)
      #expect(try await server.volume(of: bell) == 100)
    }
  }

  @Test func `what somebody has changed meanwhile stays`() async throws {
    try await Self.run { server, volume, _ in
      let music = try await server.play("music")
      await volume.lower()
      try await server.setVolume(of: music, percent: 55)
      await volume.restore()
      #expect(try await server.volume(of: music) == 55)
    }
  }

  @Test func `the next process turns up what a crash left turned down`() async throws {
    try await Self.run { server, volume, file in
      let music = try await server.play("music")
      await volume.lower()
      #expect(try await server.volume(of: music) == 30)
      await PulseMediaVolume(file: file, server: server.address).restore()
      #expect(try await server.volume(of: music) == 100)
      // Nothing is left to be done.
      try await server.setVolume(of: music, percent: 30)
      await PulseMediaVolume(file: file, server: server.address).restore()
      #expect(try await server.volume(of: music) == 30)
    }
  }

  @Test func `where nothing plays nobody waits`() async throws {
    let volume = PulseMediaVolume(file: nil, server: "unix:/nowhere")
    await volume.lower()
    await volume.restore()
  }

  private static func run(
    _ body: (PulseServer, PulseMediaVolume, _ file: String) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try await PulseServer.run { server in
      try await server.addSpeaker()
      let file = folder.file("lowered")
      try await body(server, PulseMediaVolume(file: file, server: server.address), file)
    }
  }
}

extension PulseServer {
  /// A player that plays silence for ever, at full volume.
  /// - Returns: the index of its stream.
  fileprivate func play(_ name: String, role: String = "music") async throws -> String {
    let before = try await streams()
    _ = try TestProcess(
      "pacat",
      ["--playback", "--client-name=\(name)", "--property=media.role=\(role)", "/dev/zero"],
      environment: environment.merging(["PULSE_SERVER": address]) { $1 }, errors: "\(folder)/player.log")
    while true {
      try Task.checkCancellation()
      if let new = try await streams().first(where: { !before.contains($0) }) { return new }
    }
  }

  private func streams() async throws -> [String] {
    try await pactl("list", "short", "sink-inputs").split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  fileprivate func setVolume(of stream: String, percent: Int) async throws {
    try await pactl("set-sink-input-volume", stream, "\(percent)%")
  }

  fileprivate func volume(of stream: String) async throws -> Int? {
    let list = try await pactl("list", "sink-inputs")
    let entry = list.split(separator: "Sink Input #").first { $0.hasPrefix(stream + "\n") }
    let line = entry?.split(separator: "\n").first { $0.contains("Volume:") }
    return line?.split(separator: "/").dropFirst().first.flatMap { Int($0.filter(\.isNumber)) }
  }
}
