import Foundation
import HTTP
import Synchronization
import TestSupport
import Testing

@Suite final class DownloadTests: Sendable {
  private let folder = NSTemporaryDirectory() + "/utter-http-" + UUID().uuidString
  private var part: String { folder + "/model.part" }
  private let content = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 4) })

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  @Test func aFileArrivesWhole() async throws {
    try await withServer { server in
      try await download(server)
      #expect(try received() == content)
    }
  }

  @Test(arguments: [0, 1, 4096, 299_999]) func anInterruptedDownloadGoesOnWhereItStopped(at byte: Int) async throws {
    try await withServer { server in
      server.change { $0.breaksAfter = [byte] }
      try await download(server)
      #expect(try received() == content)
      #expect(server.requestedRanges == [nil, byte == 0 ? nil : "bytes=\(byte)-"])
    }
  }

  @Test func aLaterAttemptGoesOnWhereTheFirstGaveUp() async throws {
    try await withServer { server in
      server.change { $0.breaksAfter = [1_000, 2_000, 3_000] }
      await #expect(throws: TransferError.self) { try await download(server) }
      #expect(try received() == content.prefix(6_000))
      try await download(server)
      #expect(try received() == content)
      #expect(server.requestedRanges.last == "bytes=6000-")
    }
  }

  @Test func aFileThatChangedMeanwhileIsFetchedAnew() async throws {
    try await withServer { server in
      server.change { $0.breaksAfter = [1_000] }
      await #expect(throws: TransferError.self) {
        try await download(server, retries: 0)
      }
      let changed = Data(content.reversed())
      server.replace(changed)
      server.change { $0.version = "\"two\"" }
      try await download(server, retries: 0)
      #expect(try received() == changed)
    }
  }

  @Test func aServerThatSendsNoPartsIsAskedForTheWhole() async throws {
    try await withServer { server in
      server.change {
        $0.supportsRanges = false
        $0.breaksAfter = [1_000]
      }
      try await download(server)
      #expect(try received() == content)
    }
  }

  @Test func aPartialFileLongerThanTheFileIsFetchedAnew() async throws {
    try await withServer { server in
      try (content + content).write(to: URL(filePath: part))
      try await download(server)
      #expect(try received() == content)
    }
  }

  @Test(arguments: [404, 403, 410]) func aRefusalIsNotRepeated(status: Int) async throws {
    try await withServer { server in
      server.change { $0.failures = [status] }
      await #expect(throws: TransferError.status(status)) {
        try await download(server)
      }
      #expect(server.requestedRanges.count == 1)
    }
  }

  @Test func passingTroubleIsRepeated() async throws {
    try await withServer { server in
      server.change { $0.failures = [503, 502] }
      try await download(server)
      #expect(try received() == content)
    }
  }

  @Test(arguments: [0, 1_000]) func aServerThatStallsIsGivenUp(after count: Int) async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(content.count)\r\n\r\n"
    let server = try StubServer { [content] _ in .stall(Array(head.utf8) + content.prefix(count)) }
    await #expect(throws: TransferError.stalled) { try await download(server, stallSeconds: 1) }
    #expect(try received() == content.prefix(count))
  }

  /// More than there is breaks off; less is a file that is too short, which its checksum tells.
  @Test(arguments: [400_000, 1_000]) func aServerThatLiesAboutTheLengthIsNotBelieved(length: Int) async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\n"
    let server = try StubServer { [content] _ in .raw(Array(head.utf8) + content) }
    if length > content.count {
      await #expect(throws: TransferError.self) { try await download(server) }
    } else {
      try await download(server)
    }
    #expect(try received() == content.prefix(length))
  }

  @Test func progressTellsTheWholeAndCanCancel() async throws {
    try await withServer { server in
      server.change { $0.breaksAfter = [200_000] }
      await #expect(throws: TransferError.self) {
        try await download(server, retries: 0)
      }
      let seen = Mutex<[DownloadProgress]>([])
      await #expect(throws: TransferError.cancelled) {
        try await download(server) { progress in
          seen.withLock { $0.append(progress) }
          return progress.total == nil
        }
      }
      #expect(seen.withLock { $0.last?.total } == content.count)
      #expect(seen.withLock { $0.allSatisfy { $0.received >= 200_000 } })
    }
  }

  @Test(arguments: ["ftp://localhost/file", "file:///etc/hostname", "nonsense://", ""])
  func onlyHTTPIsSpoken(address: String) throws {
    let error = #expect(throws: TransferError.self) { try Download(address: address, partialFile: part).run() }
    guard case .badAddress = error else {
      Issue.record("expected badAddress, got \(String(describing: error))")
      return
    }
  }

  @Test func aServerThatIsNotThereIsNamed() throws {
    // Port 9 (discard) is reserved and nothing listens there.
    #expect(throws: TransferError.cannotConnect("localhost:9")) {
      try Download(address: "http://localhost:9/file", partialFile: part).run(retries: 0)
    }
  }

  @Test func aFolderThatIsMissingIsNamed() throws {
    let path = folder + "/missing/model.part"
    #expect(throws: TransferError.cannotWrite(path, errno: ENOENT)) {
      try Download(address: "http://localhost:9/file", partialFile: path).run()
    }
  }

  private func download(
    _ server: StubFileServer, retries: Int = 2,
    progress: @escaping @Sendable (DownloadProgress) -> Bool = { _ in true }
  ) async throws {
    let download = Download(address: server.address, partialFile: part)
    try await blocking { try download.run(retries: retries, progress: progress) }
  }

  private func download(_ server: StubServer, stallSeconds: Int = 60) async throws {
    let download = Download(address: server.address + "/file", partialFile: part, stallSeconds: stallSeconds)
    try await blocking { try download.run(retries: 0) }
  }

  private func received() throws -> Data { try Data(contentsOf: URL(filePath: part)) }

  private func withServer(_ body: (StubFileServer) async throws -> Void) async throws {
    let server = try await StubFileServer(content)
    try await body(server)
    await server.stop()
  }
}
