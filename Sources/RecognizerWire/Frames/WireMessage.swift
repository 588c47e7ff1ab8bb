/// A message of one direction. On the wire it is a frame: a 32-bit little-endian length, then as many bytes, of which
/// the first is the kind.
public protocol WireMessage: Sendable {
  /// The kind, then the values.
  init(payload: ArraySlice<UInt8>) throws(WireError)
  var payload: [UInt8] { get }
}

extension WireMessage {
  public var frame: [UInt8] {
    let payload = payload
    return withUnsafeBytes(of: UInt32(payload.count).littleEndian, Array.init) + payload
  }
}
