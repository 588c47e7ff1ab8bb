/// A source of the sound server, as people know it.
public struct Microphone: Hashable, Sendable {
  /// The name by which the server knows it, as in the setting.
  public var name: String
  /// What sound settings call it.
  public var description: String
  public var isDefault: Bool
  public var isMuted: Bool
  /// 0...1, where 1 is 100 %; more where it is amplified.
  public var volume: Double
  /// It hears what the loudspeaker plays, nothing else.
  public var isMonitor: Bool
  /// A Bluetooth headset: it takes up to two seconds to switch to its microphone, and music gets worse meanwhile.
  public var isBluetoothHeadset: Bool

  public init(
    name: String, description: String, isDefault: Bool = false, isMuted: Bool = false, volume: Double = 1,
    isMonitor: Bool = false, isBluetoothHeadset: Bool = false
  ) {
    self.name = name
    self.description = description
    self.isDefault = isDefault
    self.isMuted = isMuted
    self.volume = volume
    self.isMonitor = isMonitor
    self.isBluetoothHeadset = isBluetoothHeadset
  }
}
