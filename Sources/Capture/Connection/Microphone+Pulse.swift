internal import CPulse
internal import Speech

extension Microphone {
  /// libpulse's description of a source; whether it is the default is for the server to say.
  init(_ info: pa_source_info) {
    let name = String(cString: info.name)
    let bus = Self.property(PA_PROP_DEVICE_BUS, of: info)
    let api = Self.property(PA_PROP_DEVICE_API, of: info)
    var volumes = info.volume
    self.init(
      name: name,
      description: info.description.map { String(cString: $0) } ?? name,
      isMuted: info.mute != 0,
      volume: Double(pa_cvolume_avg(&volumes)) / Double(PA_VOLUME_NORM),
      isMonitor: info.monitor_of_sink != UInt32.max,
      isBluetoothHeadset: bus == "bluetooth" || api.hasPrefix("bluez"))
  }

  private static func property(_ key: String, of info: pa_source_info) -> String {
    pa_proplist_gets(info.proplist, key).map { String(cString: $0) } ?? ""
  }
}
