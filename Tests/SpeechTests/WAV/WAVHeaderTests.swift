import Speech
import Testing

@Suite struct WAVHeaderTests {
  @Test func `the bytes are those of the format`() {
    let bytes = WAVHeader(dataBytes: 0x0102_0304).encoded
    let head: [UInt8] = [0x52, 0x49, 0x46, 0x46, 0x28, 0x03, 0x02, 0x01, 0x57, 0x41, 0x56, 0x45]
    let format: [UInt8] = [
      0x66, 0x6D, 0x74, 0x20, 16, 0, 0, 0, 1, 0, 1, 0, 0x80, 0x3E, 0, 0, 0, 0x7D, 0, 0, 2, 0, 16, 0,
    ]
    let data: [UInt8] = [0x64, 0x61, 0x74, 0x61, 0x04, 0x03, 0x02, 0x01]
    #expect(bytes == head + format + data)
    #expect(bytes.count == WAVHeader.byteCount)
  }

  @Test(arguments: [0, 2, 640, 1_000_000, WAVHeader.maximumDataBytes])
  func `what was written is read`(dataBytes: Int) throws {
    let header = WAVHeader(dataBytes: dataBytes)
    #expect(try WAVHeader(parsing: header.encoded + [1, 2, 3]) == header)
  }

  @Test(arguments: [
    (0, 0), (1, 0), (43, 0), (44, 0), (45, 0), (46, 2), (47, 2), (44 + 640, 640),
    (10 << 30, WAVHeader.maximumDataBytes & ~1),
  ])
  func `a repaired header says how many whole samples there are`(fileBytes: Int, dataBytes: Int) {
    #expect(WAVHeader(repairing: fileBytes).dataBytes == dataBytes)
  }

  @Test func `other bytes are refused by their cause`() {
    let good = WAVHeader(dataBytes: 4).encoded
    var stereo = good
    stereo[22] = 2
    var flac = good
    flac[0] = 0x66
    #expect(throws: WAVHeaderError.tooShort) { try WAVHeader(parsing: Array(good.prefix(43))) }
    #expect(throws: WAVHeaderError.tooShort) { try WAVHeader(parsing: []) }
    #expect(throws: WAVHeaderError.otherShape) { try WAVHeader(parsing: stereo) }
    #expect(throws: WAVHeaderError.notWAV) { try WAVHeader(parsing: flac) }
    #expect(throws: WAVHeaderError.notWAV) { try WAVHeader(parsing: [UInt8](repeating: 0, count: 44)) }
  }
}
