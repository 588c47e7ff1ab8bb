import AudioFiles
import Glibc
import Speech
import TestSupport
import Testing

@Suite struct AudioFileReaderTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    var rate = 16_000
    var channels = 1
    var encoding: [String] = []
    var testDescription: String { "\(name) \(rate) \(channels) \(encoding.joined(separator: " "))" }
  }

  static let kinds = [
    Kind(name: "a.wav"),
    Kind(name: "a.wav", encoding: ["-b", "8", "-e", "unsigned"]),
    Kind(name: "a.wav", encoding: ["-b", "24"]),
    Kind(name: "a.wav", encoding: ["-b", "32"]),
    Kind(name: "a.wav", encoding: ["-b", "32", "-e", "float"]),
    Kind(name: "a.wav", encoding: ["-e", "a-law"]),
    Kind(name: "a.wav", rate: 48_000, channels: 2),
    Kind(name: "a.wav", rate: 44_100, channels: 6),
    Kind(name: "a.wav", rate: 8_000),
    Kind(name: "a.flac"),
    Kind(name: "a.flac", rate: 48_000, channels: 2, encoding: ["-b", "24"]),
    Kind(name: "a.ogg"),
    Kind(name: "a.ogg", rate: 44_100, channels: 2),
    Kind(name: "a.aiff", rate: 22_050),
    Kind(name: "a.au"),
  ]

  @Test(arguments: kinds)
  func `reads what people have, as 16 kHz mono`(kind: Kind) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file(kind.name)
    try await Sox.tone(path, rate: kind.rate, channels: kind.channels, encoding: kind.encoding)
    let reader = try AudioFileReader(path: path)
    #expect(reader.rate == kind.rate)
    #expect(reader.channels == kind.channels)
    #expect(reader.duration == .seconds(1))
    let samples = try reader.rest()
    #expect(samples.count == 16_000)
    #expect(reader.damage == nil)
    let level = Level(samples[2_000..<14_000])
    #expect(abs(level.rms - 0.3535) < 0.01)
    let crossings = zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    #expect(abs(crossings - 880) <= 4)
  }

  @Test func `16-bit mono at 16 kHz comes out bit by bit`() throws {
    let folder = try TemporaryFolder()
    let samples = (0..<50_000).map { Int16(truncatingIfNeeded: $0 * 40_503) }
    let path = try folder.write(WAVBytes.file(data: WAVBytes.samples(samples)), to: "a.wav")
    #expect(try AudioFileReader(path: path).rest() == samples)
  }

  @Test func `both sides of a stereo recording are kept, at half their strength`() throws {
    let folder = try TemporaryFolder()
    let data = WAVBytes.samples([1_000, 0, 0, -2_000, 32_767, 32_767, -32_768, -32_768])
    let path = try folder.write(WAVBytes.file(channels: 2, data: data), to: "a.wav")
    #expect(try AudioFileReader(path: path).rest() == [500, -1_000, 32_767, -32_768])
  }

  @Test func `floats beyond full scale are clipped, and what is no number is silence`() throws {
    let folder = try TemporaryFolder()
    let values: [Float] = [2, -2, .nan, .infinity, 0.5]
    let data = values.flatMap { WAVBytes.bytes($0.bitPattern) }
    let path = try folder.write(WAVBytes.file(code: 3, bits: 32, data: data), to: "a.wav")
    #expect(try AudioFileReader(path: path).rest() == [32_767, -32_768, 0, 0, 16_384])
  }

  @Test func `a long file is read in small blocks`() async throws {
    let folder = try TemporaryFolder()
    try await Sox.tone(folder.file("a.flac"), seconds: 60)
    let reader = try AudioFileReader(path: folder.file("a.flac"))
    var blocks = 0
    var total = 0
    while let block = try reader.next() {
      #expect(!block.isEmpty && block.count <= 4_096)
      blocks += 1
      total += block.count
    }
    #expect(total == 960_000)
    #expect(blocks >= 240)
    #expect(try reader.next() == nil)
  }

  @Test func `a descriptor is read from the beginning, wherever it stood`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(WAVBytes.file(data: WAVBytes.samples([1, 2, 3])), to: "a.wav")
    let descriptor = open(path, O_RDONLY)
    lseek(descriptor, 30, SEEK_SET)
    #expect(try AudioFileReader(descriptor: descriptor, name: "a.wav").rest() == [1, 2, 3])
  }

  @Test(arguments: [WAVBytes.file(data: WAVBytes.samples([1, 2, 3])), Array("no sound".utf8)])
  func `the reader closes what it took over, once it is gone or refused`(bytes: [UInt8]) throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    write(ends[1], bytes, bytes.count)
    defer { close(ends[1]) }
    try #require(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    _ = try? AudioFileReader(descriptor: ends[0], name: "a.wav").rest()
    // A descriptor's number may be another file's by now; a pipe without a reader cannot be mistaken.
    var polled = pollfd(fd: ends[1], events: 0, revents: 0)
    #expect(poll(&polled, 1, 0) == 1 && polled.revents & Int16(POLLERR) != 0)
  }

  @Test func `a WAV file is read through a pipe`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let bytes = WAVBytes.file(data: WAVBytes.samples([5, 6, 7]))
    write(ends[1], bytes, bytes.count)
    close(ends[1])
    #expect(try AudioFileReader(descriptor: ends[0], name: "standard input").rest() == [5, 6, 7])
  }
}
