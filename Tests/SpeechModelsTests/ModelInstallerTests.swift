import Foundation
import Glibc
import HTTP
import SpeechModels
import Synchronization
import TestSupport
import Testing
import Unpacking

@Suite final class ModelInstallerTests: Sendable {
  private let folder = NSTemporaryDirectory() + "/utter-models-" + UUID().uuidString
  private var store: ModelStore { ModelStore(path: folder + "/store") }
  private let archive: Data

  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/made/tiny/test_wavs", withIntermediateDirectories: true)
    let noise = Data((0..<200_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) })
    try noise.write(to: URL(filePath: folder + "/made/tiny/model.onnx"))
    try Data("a 0\n".utf8).write(to: URL(filePath: folder + "/made/tiny/tokens.txt"))
    try Data("sound".utf8).write(to: URL(filePath: folder + "/made/tiny/test_wavs/0.wav"))
    let tar = Process()
    tar.executableURL = URL(filePath: "/bin/tar")
    tar.arguments = ["-C", folder + "/made", "-czf", folder + "/tiny.tar.gz", "tiny"]
    try tar.run()
    tar.waitUntilExit()
    archive = try Data(contentsOf: URL(filePath: folder + "/tiny.tar.gz"))
  }

  @Test func aModelIsInstalledWithWhatItNeedsAndNothingElse() async throws {
    try await withServer { server in
      let installed = try await install(model(server.address))
      #expect(try contents(installed.path) == ["model.onnx", "tokens.txt", "utter-model.json"])
      #expect(store.installed().map(\.name) == ["tiny"])
      #expect(try store.damaged("tiny").isEmpty)
      #expect(try contents(folder + "/store/.downloads").isEmpty)
    }
  }

  /// Killed at any moment, the store shows no model and the next run completes it. The kill is a cancellation at the
  /// n-th sign of life, which leaves the same files behind.
  @Test(arguments: 0..<12) func anInterruptedInstallationGoesOn(at step: Int) async throws {
    try await withServer { server in
      server.change { $0.breaksAfter = step < 3 ? [step * 40_000] : [] }
      let steps = Mutex(0)
      do {
        _ = try await install(model(server.address)) { _ in
          steps.withLock {
            $0 += 1
            return $0 <= step
          }
        }
      } catch is ModelStoreError {
        #expect(store.installed().isEmpty)
        _ = try await install(model(server.address))
      }
      #expect(store.installed().map(\.name) == ["tiny"])
      #expect(try store.damaged("tiny").isEmpty)
    }
  }

  @Test func anotherFileThanThePublishedOneIsRefusedAndDeleted() async throws {
    try await withServer { server in
      server.replace(Data("something else".utf8))
      let file = folder + "/store/.downloads/tiny.part"
      await #expect(throws: ModelStoreError.wrongChecksum(file)) { try await install(model(server.address)) }
      #expect(!FileManager.default.fileExists(atPath: file))
      server.replace(archive)
      _ = try await install(model(server.address))
    }
  }

  @Test func aMirrorServesToo() async throws {
    let server = try await StubFileServer(archive, path: "/mirror/tiny.tar.gz")
    let mirror = server.address.dropLast("tiny.tar.gz".count)
    _ = try await install(model("https://nowhere.invalid/models/tiny.tar.gz"), from: String(mirror))
    #expect(store["tiny"] != nil)
    await server.stop()
  }

  @Test func aLocalFileServesTooAndStays() async throws {
    _ = try await install(model("https://nowhere.invalid/tiny.tar.gz"), from: folder + "/tiny.tar.gz")
    #expect(store["tiny"] != nil)
    #expect(FileManager.default.fileExists(atPath: folder + "/tiny.tar.gz"))
  }

  @Test func aLocalFileThatIsMissingIsNamed() async throws {
    let missing = folder + "/missing.tar.gz"
    await #expect(throws: ModelStoreError.notAModel(missing)) {
      try await install(model("https://nowhere.invalid/tiny.tar.gz"), from: missing)
    }
  }

  @Test func anArchiveWithoutAFileTheModelNeedsIsRefused() async throws {
    var wrong = model("https://nowhere.invalid/tiny.tar.gz")
    wrong.files["joiner"] = "joiner.onnx"
    let asked = wrong
    await #expect(throws: ModelStoreError.incomplete(missing: "joiner.onnx")) {
      try await install(asked, from: folder + "/tiny.tar.gz")
    }
    #expect(store.installed().isEmpty)
  }

  @Test func aDiskWithoutRoomIsSaidBeforeTheDownload() async throws {
    try await withServer { server in
      var huge = model(server.address)
      huge.archive?.bytes = 1 << 60
      let asked = huge
      let error = await #expect(throws: ModelStoreError.self) { try await install(asked) }
      guard case .noSpace = error else {
        Issue.record("expected noSpace, got \(String(describing: error))")
        return
      }
      #expect(server.requestedRanges.isEmpty)
    }
  }

  @Test func twoInstallationsAtOnceDoNotMix() async throws {
    try await withServer { server in
      let tiny = model(server.address)
      let reached = AsyncStream.makeStream(of: Void.self)
      let goOn = DispatchSemaphore(value: 0)
      async let first = install(tiny) { _ in
        reached.continuation.yield()
        goOn.wait()
        goOn.signal()
        return true
      }
      for await _ in reached.stream { break }
      await #expect(throws: ModelStoreError.busy) { try await install(tiny) }
      goOn.signal()
      _ = try await first
      await #expect(throws: ModelStoreError.alreadyInstalled("tiny")) { try await install(tiny) }
    }
  }

  @Test func aRemovedModelIsGoneAndADamagedOneIsFound() async throws {
    let installed = try await install(model("https://nowhere.invalid/t"), from: folder + "/tiny.tar.gz")
    try Data("b 0\n".utf8).write(to: URL(filePath: installed.path + "/tokens.txt"))
    #expect(try store.damaged("tiny") == ["tokens.txt"])
    try store.remove("tiny")
    #expect(store.installed().isEmpty)
    #expect(throws: ModelStoreError.notInstalled("tiny")) { try store.remove("tiny") }
  }

  @Test func aFolderIsImported() async throws {
    let tiny = model("https://nowhere.invalid/t")
    let installer = ModelInstaller(into: store)
    let path = folder + "/made/tiny"
    let installed = try await blocking { try installer.importFolder(path, as: tiny) }
    #expect(installed.manifest.isImported)
    #expect(try contents(installed.path) == ["model.onnx", "tokens.txt", "utter-model.json"])
  }

  @Test(arguments: ["../evil", "", ".hidden", "a/b", "a b"]) func aNameThatIsNoFolderNameIsRefused(name: String) throws
  {
    var tiny = model("https://nowhere.invalid/t")
    tiny.name = name
    let path = folder + "/made/tiny"
    #expect(throws: ModelStoreError.notAModel(path)) { try ModelInstaller(into: store).importFolder(path, as: tiny) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func model(_ address: String) -> SpeechModel {
    SpeechModel(
      name: "tiny", title: "Tiny", kind: .onlineNeMoCTC, languages: ["en"], punctuated: false, speed: .light, rank: 1,
      licence: "MIT", runtime: "2.0.1", hotwords: false, files: ["model": "model.onnx", "tokens": "tokens.txt"],
      archive: SpeechModel.Source(url: address, bytes: archive.count, unpackedBytes: 300_000, sha256: checksum))
  }

  private var checksum: String {
    let sum = Process()
    let output = Pipe()
    sum.executableURL = URL(filePath: "/usr/bin/sha256sum")
    sum.arguments = [folder + "/tiny.tar.gz"]
    sum.standardOutput = output
    try? sum.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return String(text.prefix(64))
  }

  private func install(
    _ model: SpeechModel, from origin: String? = nil,
    progress: @escaping @Sendable (InstallProgress) -> Bool = { _ in true }
  ) async throws -> InstalledModel {
    let installer = ModelInstaller(into: store, progress: progress)
    return try await blocking { try installer.install(model, from: origin) }
  }

  private func contents(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func withServer(_ body: (StubFileServer) async throws -> Void) async throws {
    let server = try await StubFileServer(archive, path: "/tiny.tar.gz")
    try await body(server)
    await server.stop()
  }
}
