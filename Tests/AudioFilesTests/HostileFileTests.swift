import AudioFiles
import Glibc
import TestSupport
import Testing

@Suite struct HostileFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func refusal(of bytes: [UInt8]) throws -> AudioFileError? {
    let path = try folder.write(bytes, to: "x.wav")
    do {
      _ = try AudioFileReader(path: path).rest()
      return nil
    } catch {
      return error
    }
  }

  /// The same bytes in every run.
  private func random(_ count: Int, seed: UInt64) -> [UInt8] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
  }

  @Test func `a missing file`() {
    #expect(throws: AudioFileError.notFound("none.wav")) { try AudioFileReader(path: folder.file("none.wav")) }
    #expect(throws: AudioFileError.notFound("a.wav")) { try AudioFileReader(path: "/dev/null/a.wav") }
  }

  @Test func `a folder`() {
    let name = String(folder.path.split(separator: "/").last!)
    #expect(throws: AudioFileError.notReadable(name, reason: "it is a folder")) {
      try AudioFileReader(path: folder.path)
    }
  }

  @Test func `no bytes, and a header without samples`() throws {
    #expect(try refusal(of: []) == .empty("x.wav"))
    #expect(try refusal(of: WAVBytes.file(data: [])) == .empty("x.wav"))
  }

  @Test func `bytes that are no sound`() throws {
    #expect(try refusal(of: Array("Dear Sir or Madam,\n".utf8)) == .notAudio("x.wav"))
    for seed in UInt64(1)...20 { #expect(try refusal(of: random(50_000, seed: seed)) == .notAudio("x.wav")) }
    #expect(throws: AudioFileError.notAudio("null")) { try AudioFileReader(path: "/dev/null") }
  }

  @Test(arguments: ["RIFF\u{1}\u{1}\u{1}\u{1}WAVE", "RIFF\u{1}\u{1}\u{1}\u{1}WAVEfmt ", "fLaC", "OggS", "FORM"])
  func `a good beginning and then noise`(head: String) throws {
    for seed in UInt64(1)...20 {
      let refusal = try #require(try refusal(of: Array(head.utf8) + random(3_000, seed: seed)))
      switch refusal {
      case .corrupt, .notAudio, .unsupported, .empty: break
      case .notFound, .notReadable, .notWritable: Issue.record("\(refusal), seed \(seed)")
      }
      #expect(refusal.sentence.contains("x.wav"))
    }
  }

  @Test(arguments: [
    WAVBytes.file(channels: 0, data: [0, 0]), WAVBytes.file(code: 0x99, data: [0, 0]),
    WAVBytes.file(rate: 0, data: [0, 0]), Array(WAVBytes.file(data: [1, 2, 3, 4]).prefix(30)),
  ])
  func `a header that contradicts itself`(bytes: [UInt8]) throws {
    guard case .corrupt("x.wav", _) = try refusal(of: bytes) else {
      Issue.record("\(String(describing: try refusal(of: bytes)))")
      return
    }
  }

  @Test(arguments: [UInt32(1), 3_999, 768_001])
  func `a rate that no speech has`(rate: UInt32) throws {
    #expect(
      try refusal(of: WAVBytes.file(rate: rate, data: [0, 0]))
        == .unsupported("x.wav", reason: "a sample rate of \(rate) Hz"))
  }

  @Test func `a cut WAV file gives what there is`() throws {
    let bytes = WAVBytes.file(data: WAVBytes.samples([Int16](repeating: 9, count: 1_000)))
    let path = try folder.write(Array(bytes.dropLast(1_001)), to: "x.wav")
    #expect(try AudioFileReader(path: path).rest() == [Int16](repeating: 9, count: 499))
  }

  @Test(arguments: ["x.flac", "x.ogg"])
  func `a cut compressed file gives what can be read and says so`(name: String) async throws {
    try await Sox.noise(folder.file(name), seconds: 5)
    let bytes = try folder.read(name)
    let path = try folder.write(Array(bytes.prefix(bytes.count / 2)), to: name)
    let reader = try AudioFileReader(path: path)
    let samples = try reader.rest()
    #expect((8_000..<64_000).contains(samples.count))
    #expect(reader.damage == "it ends too early" || name.hasSuffix("flac") && reader.damage != nil)
  }

  @Test func `a damaged middle gives what came before it`() async throws {
    try await Sox.noise(folder.file("x.flac"), seconds: 5)
    var bytes = try folder.read("x.flac")
    let middle = bytes.count / 2
    bytes.replaceSubrange(middle..<middle + 3_000, with: random(3_000, seed: 7))
    let reader = try AudioFileReader(path: try folder.write(bytes, to: "x.flac"))
    #expect(try reader.rest().count > 16_000)
  }

  @Test(.disabled(if: getuid() == 0, "root may open every file"))
  func `a file that nobody may open names the reason`() throws {
    let path = try folder.write([1], to: "x.wav")
    chmod(path, 0)
    #expect(throws: AudioFileError.notReadable("x.wav", reason: "Permission denied")) {
      try AudioFileReader(path: path)
    }
  }
}
