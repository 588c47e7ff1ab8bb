/// The 44 bytes in front of a recording: RIFF WAVE, PCM, 16-bit, mono, 16 kHz, then the samples, little-endian.
///
/// While a recording grows its header says `unfinished`; programs that read it then take what there is.
public struct WAVHeader: Hashable, Sendable {
  public static let byteCount = 44
  /// What the 32-bit sizes of the format leave for samples: about 37 hours.
  public static let maximumDataBytes = Int(UInt32.max) - 36 - 1
  /// The header of a recording that still grows.
  public static let unfinished = WAVHeader(dataBytes: maximumDataBytes)

  /// Bytes of samples behind the header, 0...`maximumDataBytes`, even.
  public let dataBytes: Int

  /// Cut to whole samples and to what the format can say.
  public init(dataBytes: Int) {
    self.dataBytes = min(max(0, dataBytes), Self.maximumDataBytes) & ~1
  }

  /// The header that a file of this size should have, however its recording ended.
  public init(repairing fileBytes: Int) {
    self.init(dataBytes: fileBytes - Self.byteCount)
  }

  /// Reads the first 44 bytes of a recording.
  public init(parsing bytes: [UInt8]) throws(WAVHeaderError) {
    guard bytes.count >= Self.byteCount else { throw .tooShort }
    guard bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) else { throw .notWAV }
    guard bytes[12..<40].elementsEqual(WAVHeader(dataBytes: 0).encoded[12..<40]) else { throw .otherShape }
    self.init(dataBytes: bytes[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) })
  }

  public var encoded: [UInt8] {
    let rate = UInt32(AudioFormat.sampleRate)
    return Array("RIFF".utf8) + Self.bytes(UInt32(dataBytes + 36)) + Array("WAVEfmt ".utf8) + Self.bytes(UInt32(16))
      + Self.bytes(UInt16(1)) + Self.bytes(UInt16(1)) + Self.bytes(rate) + Self.bytes(rate * 2)
      + Self.bytes(UInt16(2)) + Self.bytes(UInt16(16)) + Array("data".utf8) + Self.bytes(UInt32(dataBytes))
  }

  private static func bytes<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    stride(from: 0, to: Value.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: value >> Value($0)) }
  }
}
