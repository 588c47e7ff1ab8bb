import AudioFiles
import Glibc
import TestSupport
import Testing

@Suite struct AudioFileWriterTests {
  private let samples = (0..<40_000).map { Int16(truncatingIfNeeded: $0 &* $0 &* 31) }

  @Test(arguments: [AudioFileFormat.wav, .flac])
  func `what was written is read, bit by bit`(format: AudioFileFormat) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("x.\(format)")
    let writer = try AudioFileWriter(path: path, format: format)
    for start in stride(from: 0, to: samples.count, by: 320) {
      try writer.write(Array(samples[start..<min(start + 320, samples.count)]))
    }
    try writer.close()
    #expect(try AudioFileReader(path: path).rest() == samples)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func `a place that does not exist`() {
    #expect(throws: AudioFileError.notWritable("x.wav", reason: "No such file or directory")) {
      try AudioFileWriter(path: "/nowhere/x.wav")
    }
  }

  @Test(arguments: AudioFileFormat.allCases)
  func `bytes in memory are a file too`(format: AudioFileFormat) throws {
    let folder = try TemporaryFolder()
    let reader = try AudioFileReader(path: folder.write(try format.encoded(samples), to: "x.\(format)"))
    let read = try reader.rest()
    if format == .opus { #expect(read.count == samples.count) } else { #expect(read == samples) }
    #expect(reader.duration == .milliseconds(2500))
  }

  @Test(arguments: [AudioFileFormat.wav, .flac])
  func `a full disk`(format: AudioFileFormat) {
    #expect {
      let writer = try AudioFileWriter(path: "/dev/full", format: format)
      for _ in 0..<10 { try writer.write(samples) }
      try writer.close()
    } throws: { error in
      guard case .notWritable("full", _)? = error as? AudioFileError else { return false }
      return true
    }
  }

  @Test func `a closed writer refuses more`() throws {
    let folder = try TemporaryFolder()
    let writer = try AudioFileWriter(path: folder.file("x.wav"))
    try writer.close()
    try writer.close()
    #expect(throws: AudioFileError.notWritable("x.wav", reason: "it is closed")) { try writer.write([1]) }
  }
}
