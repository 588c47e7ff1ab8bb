internal import CPulse

/// Something that plays, as the sound server lists it.
struct MediaStream {
  let index: UInt32
  /// By which the server remembers volumes; the next song of a player has the one of the last.
  let rememberedAs: String
  var volume: pa_cvolume
  let mayChangeVolume: Bool
  /// Short sounds of a desktop, calls, and what no client plays, are left as they are.
  let isMedia: Bool

  init(_ info: pa_sink_input_info) {
    func property(_ key: String) -> String {
      info.proplist.flatMap { pa_proplist_gets($0, key) }.map { String(cString: $0) } ?? ""
    }
    index = info.index
    rememberedAs =
      [property("module-stream-restore.id"), property(PA_PROP_APPLICATION_NAME)].first { !$0.isEmpty } ?? ""
    volume = info.volume
    mayChangeVolume = info.has_volume != 0 && info.volume_writable != 0
    isMedia = info.client != .max && !["event", "phone", "a11y"].contains(property(PA_PROP_MEDIA_ROLE))
  }

  /// As loud as its loudest channel: 65,536 is full.
  var loudness: UInt32 { withUnsafePointer(to: volume) { pa_cvolume_max($0) } }
}
