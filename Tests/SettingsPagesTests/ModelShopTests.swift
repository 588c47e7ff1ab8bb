import FoundationEssentials
import GLibRuntime
import SpeechModels
import TestSupport
import Testing

@testable import SettingsPages

/// Models from a server on this machine.
@Suite struct ModelShopTests {
  private let folder: PrivateFolder
  private let archive: Data

  init() async throws {
    GLibThread.start()
    folder = try PrivateFolder("shop")
    let noise = String(
      decoding: (0..<200_000).map { UInt8(97 + (($0 &* 2_654_435_761) >> 13) % 26) }, as: UTF8.self)
    try folder.write(noise, to: "made/tiny/model.onnx")
    try folder.write("a 0\n", to: "made/tiny/tokens.txt")
    let tar = try await ChildProcess(
      Launch(["tar", "-C", "\(folder.path)/made", "-czf", "\(folder.path)/tiny.tar.gz", "tiny"]))
    #expect(await tar.waitForExit() == .exited(0))
    archive = try Data(contentsOf: URL(filePath: "\(folder.path)/tiny.tar.gz"))
  }

  @GLibActor private func shop(_ address: String) throws -> ModelShop {
    struct Document: Encodable {
      var version = 1
      var models: [SpeechModel]
    }
    var model = TinySpeechModel.streaming
    model.files = ["model": "model.onnx", "tokens": "tokens.txt"]
    model.archive = SpeechModel.Source(url: address, bytes: archive.count, unpackedBytes: 300_000)
    try folder.write(
      String(decoding: JSONEncoder().encode(Document(models: [model])), as: UTF8.self),
      to: "share/utter/models.json")
    try folder.write("", to: "bin/none")
    return ModelShop(
      ProgramEnvironment(
        variables: ["HOME": folder.path, "UTTER_RECOGNIZER_PROGRAM": "/bin/false"], programFolder: "\(folder.path)/bin")
    )
  }

  /// What becomes of the model, until nothing is done with it any more.
  @GLibActor private func watch(_ shop: ModelShop, _ begin: @GLibActor () -> Void) async -> [ModelShop.Work] {
    let (works, work) = AsyncStream.makeStream(of: ModelShop.Work?.self)
    shop.onChange { work.yield(shop["tiny"]?.work) }
    begin()
    var seen: [ModelShop.Work] = []
    for await work in works {
      guard let work else { break }
      seen.append(work)
    }
    return seen
  }

  @Test @GLibActor func `a model is installed with progress, and removed`() async throws {
    let server = try await StubFileServer(archive)
    let shop = try shop(server.address)
    let works = await watch(shop) { shop.install("tiny") }
    #expect(works.first == .waiting)
    #expect(works.contains { if case .downloading = $0 { true } else { false } })
    #expect(works.contains(.trying))
    #expect(shop["tiny"]?.isInstalled == true)
    #expect(ModelRow.make(shop["tiny"]!, in: shop, id: "m", title: "m").buttons.map(\.label) == ["Remove"])
    _ = await watch(shop) { shop.remove("tiny") }
    #expect(shop["tiny"]?.isInstalled == false)
    await server.stop()
  }

  @Test @GLibActor func `a download that is cut off is told in place, and goes on`() async throws {
    let server = try await StubFileServer(archive)
    server.change { $0.breaksAfter = [1_000] + Array(repeating: 0, count: 100) }
    let shop = try shop(server.address)
    _ = await watch(shop) { shop.install("tiny") }
    let problem = shop["tiny"]?.problem
    #expect(ModelRow.make(shop["tiny"]!, in: shop, id: "m", title: "m").subtitle == problem)
    #expect(problem?.hasSuffix(".") == true)
    server.change { $0.breaksAfter = [] }
    _ = await watch(shop) { shop.install("tiny") }
    #expect(shop["tiny"]?.isInstalled == true)
    #expect(shop["tiny"]?.problem == nil)
    await server.stop()
  }
}
