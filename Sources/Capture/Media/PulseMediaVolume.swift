internal import CPulse
public import Speech

/// The volume of other programs' streams at PulseAudio, or PipeWire's server for it. Connected only while it is changed.
public struct PulseMediaVolume: MediaVolume {
  /// Of what it was: music stays to be heard, and no longer drowns a voice.
  private static let share = 0.3

  private let server: String?
  private let file: LoweredFile

  /// - Parameters:
  ///   - file: where it is kept what was turned down, so that a crash leaves nothing quiet; nil for nowhere.
  ///   - server: as in `PULSE_SERVER`; nil for the one that libpulse finds by itself.
  public init(file: String?, server: String? = nil) {
    self.file = LoweredFile(path: file)
    self.server = server
  }

  public func lower() async {
    _ = await MediaChange.perform(on: server) { [file] streams in
      let known = file.read()
      let streams = streams.filter { stream in
        stream.isMedia && stream.mayChangeVolume && stream.loudness > 0
          && !known.contains { $0.name == stream.rememberedAs && $0.lowered == stream.loudness }
      }
      let lowered = streams.map { stream in
        let target = UInt32(Double(stream.loudness) * Self.share)
        return LoweredStream(name: stream.rememberedAs, before: stream.loudness, lowered: target)
      }
      // Before the first of them changes.
      file.write(known + lowered)
      return zip(streams, lowered).map { ($0, $1.lowered) }
    }
  }

  public func restore() async {
    let known = file.read()
    guard !known.isEmpty else { return }
    let isDone = await MediaChange.perform(on: server) { streams in
      streams.compactMap { stream in
        known.first { $0.name == stream.rememberedAs && $0.lowered == stream.loudness }.map { (stream, $0.before) }
      }
    }
    if isDone { file.write([]) }
  }
}
