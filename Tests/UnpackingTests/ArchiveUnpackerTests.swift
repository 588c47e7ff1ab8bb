import Foundation
import Testing
import Unpacking

/// Archives are made by Python's tarfile and zipfile, which write whatever they are told, hostile or not.
@Suite struct ArchiveUnpackerTests {
  private let place = TemporaryFolder()

  @Test(arguments: ["w", "w:gz", "w:bz2", "w:xz"]) func filesAndFoldersComeOutWhole(mode: String) throws {
    let archive = try place.tar(
      mode: mode,
      """
      folder("model"); file("model/tokens.txt", b"a 0\\n"); file("./model/deep/er/encoder.onnx", bytes(range(256)) * 4096)
      """)
    try unpack(archive)
    #expect(try place.unpacked("model/tokens.txt") == Data("a 0\n".utf8))
    #expect(try place.unpacked("model/deep/er/encoder.onnx").count == 256 * 4096)
  }

  @Test func zipComesOutWhole() throws {
    let archive = try place.zip(#"file("model/a.txt", b"one"); file("model/b.txt", b"two")"#)
    try unpack(archive)
    #expect(try place.unpacked("model/b.txt") == Data("two".utf8))
  }

  @Test(arguments: [
    (#"file("/tmp/evil", b"x")"#, UnpackingError.hostile(entry: "/tmp/evil", .absolutePath)),
    (#"file("../evil", b"x")"#, .hostile(entry: "../evil", .parentFolder)),
    (#"file("model/../../evil", b"x")"#, .hostile(entry: "model/../../evil", .parentFolder)),
    (#"link("model", "/etc")"#, .hostile(entry: "model", .link)),
    (#"hardlink("model", "other")"#, .hostile(entry: "model", .link)),
    (#"fifo("pipe")"#, .hostile(entry: "pipe", .special)),
    (#"device("null")"#, .hostile(entry: "null", .special)),
    (#"file("a", b"x"); file("a", b"y")"#, .hostile(entry: "a", .duplicate)),
    (#"file("./a", b"x"); file("a", b"y")"#, .hostile(entry: "a", .duplicate)),
    (#"file("bomb", bytes(3_000_000))"#, .tooLarge(limit: 2_000_000)),
    (#"[file("f%d" % i, b"") for i in range(60)]"#, .tooManyEntries(limit: 50)),
  ]) func hostileArchivesAreRefused(entries: String, expected: UnpackingError) throws {
    let archive = try place.tar(mode: "w:gz", entries)
    #expect(throws: expected) { try unpack(archive, UnpackingLimits(bytes: 2_000_000, entries: 50)) }
    #expect(!FileManager.default.fileExists(atPath: place.path + "/evil"))
  }

  /// A link first, then a file through it: the link itself is refused before anything can follow it.
  @Test func nothingIsWrittenThroughALink() throws {
    let archive = try place.tar(mode: "w", #"link("door", "\#(place.path)"); file("door/evil", b"x")"#)
    #expect(throws: UnpackingError.hostile(entry: "door", .link)) { try unpack(archive) }
    #expect(!FileManager.default.fileExists(atPath: place.path + "/evil"))
  }

  @Test(arguments: [0, 10, 700, 4_000]) func anArchiveCutOffIsUnreadable(length: Int) throws {
    let archive = try place.tar(mode: "w:bz2", "import os; file('noise', os.urandom(20_000))")
    let whole = try Data(contentsOf: URL(filePath: archive))
    try whole.prefix(length).write(to: URL(filePath: archive))
    let error = #expect(throws: UnpackingError.self) { try unpack(archive) }
    guard case .unreadable = error else {
      Issue.record("expected unreadable, got \(String(describing: error))")
      return
    }
  }

  @Test func randomBytesAreUnreadable() throws {
    let path = place.path + "/noise.tar.bz2"
    try Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }).write(to: URL(filePath: path))
    let error = #expect(throws: UnpackingError.self) { try unpack(path) }
    guard case .unreadable = error else {
      Issue.record("expected unreadable, got \(String(describing: error))")
      return
    }
  }

  @Test func progressCanCancel() throws {
    let archive = try place.tar(mode: "w", "file('big', bytes(1_000_000))")
    #expect(throws: UnpackingError.cancelled) {
      try ArchiveUnpacker(limits: UnpackingLimits(bytes: 2_000_000)).unpack(archive, into: place.target) { _ in false }
    }
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    let archive = try place.tar(mode: "w", "file('a', b'x')")
    let missing = place.path + "/missing"
    #expect(throws: UnpackingError.cannotWrite(missing + "/a", errno: ENOENT)) {
      try ArchiveUnpacker(limits: UnpackingLimits(bytes: 10)).unpack(archive, into: missing)
    }
  }

  private func unpack(_ archive: String, _ limits: UnpackingLimits = UnpackingLimits(bytes: 10_000_000)) throws {
    try ArchiveUnpacker(limits: limits).unpack(archive, into: place.target)
  }
}
