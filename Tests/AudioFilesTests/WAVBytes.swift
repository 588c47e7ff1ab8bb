/// WAV files byte by byte, so that a test says exactly what is in them.
enum WAVBytes {
  static func file(
    code: UInt16 = 1, channels: UInt16 = 1, rate: UInt32 = 16_000, bits: UInt16 = 16, data: [UInt8]
  ) -> [UInt8] {
    let frame = UInt32(channels) * UInt32(bits) / 8
    return Array("RIFF".utf8) + bytes(UInt32(36 + data.count)) + Array("WAVEfmt ".utf8) + bytes(UInt32(16))
      + bytes(code)
      + bytes(channels) + bytes(rate) + bytes(rate &* frame) + bytes(UInt16(frame)) + bytes(bits) + Array("data".utf8)
      + bytes(UInt32(data.count)) + data
  }

  static func bytes<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  static func samples(_ values: [Int16]) -> [UInt8] { values.flatMap { bytes($0) } }
}
