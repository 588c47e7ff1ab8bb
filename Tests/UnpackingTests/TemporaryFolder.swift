import Foundation

/// A folder of one test, removed with it.
final class TemporaryFolder: Sendable {
  let path: String
  var target: String { path + "/target" }

  init() {
    path = NSTemporaryDirectory() + "/utter-unpacking-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path + "/target", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func unpacked(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: target + "/" + name)) }

  func tar(mode: String, _ entries: String) throws -> String {
    try python(
      """
      import io, sys, tarfile
      archive = tarfile.open(sys.argv[1], "\(mode)", format=tarfile.PAX_FORMAT)
      def entry(name, kind, data=b"", target=""):
        info = tarfile.TarInfo(name); info.type = kind; info.size = len(data); info.linkname = target
        archive.addfile(info, io.BytesIO(data))
      def file(name, data): entry(name, tarfile.REGTYPE, data)
      def folder(name): entry(name, tarfile.DIRTYPE)
      def link(name, target): entry(name, tarfile.SYMTYPE, target=target)
      def hardlink(name, target): entry(name, tarfile.LNKTYPE, target=target)
      def fifo(name): entry(name, tarfile.FIFOTYPE)
      def device(name): entry(name, tarfile.CHRTYPE)
      \(entries)
      archive.close()
      """)
  }

  func zip(_ entries: String) throws -> String {
    try python(
      """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED)
      def file(name, data): archive.writestr(name, data)
      \(entries)
      archive.close()
      """)
  }

  private func python(_ script: String) throws -> String {
    let archive = path + "/archive"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", script, archive]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    return archive
  }
}
