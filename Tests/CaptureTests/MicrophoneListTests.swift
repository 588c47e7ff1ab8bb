import Capture
import Speech
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct MicrophoneListTests {
  @Test func `every source is listed with what people need to know`() async throws {
    try await PulseServer.run { server in
      let source = PulseAudioSource(server: server.address)
      #expect(try await source.microphones().isEmpty)
      try await server.addMicrophone("usb")
      try await server.addMicrophone("headset")
      try await server.addSpeaker()
      try await server.setMuted(true, source: "headset")
      try await server.setVolume(50, source: "headset")
      try await server.setDefaultSource("usb")
      let list = try await source.microphones()
      #expect(Set(list.map(\.name)) == ["usb", "headset", "speaker.monitor"])
      let usb = try #require(list.first { $0.name == "usb" })
      #expect(usb == Microphone(name: "usb", description: "usb", isDefault: true))
      let headset = try #require(list.first { $0.name == "headset" })
      #expect(headset.isMuted && !headset.isDefault && abs(headset.volume - 0.5) < 0.01)
      #expect(list.first { $0.name == "speaker.monitor" }?.isMonitor == true)
    }
  }

  @Test func `a Bluetooth headset is known as one`() async throws {
    try await PulseServer.run { server in
      try await server.pactl(
        "load-module", "module-pipe-source", "source_name=airpods", "file=\(server.folder)/bluetooth.pipe",
        "source_properties=device.bus=bluetooth")
      #expect(try await PulseAudioSource(server: server.address).microphones().first?.isBluetoothHeadset == true)
    }
  }
}
