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

  /// - Parameter others: models of the catalogue before it.
  @GLibActor private func shop(
    _ address: String, pauses: [Duration] = [.milliseconds(1)], others: [String] = []
  ) throws -> ModelShop {
    struct Document: Encodable {
      var version = 1
      var models: [SpeechModel]
    }
    var model = TinySpeechModel.streaming
    model.files = ["model": "model.onnx", "tokens": "tokens.txt"]
    model.archive = SpeechModel.Source(url: address, bytes: archive.count, unpackedBytes: 300_000)
    var models = others.map { name in
      var other = model
      other.name = name
      return other
    }
    models.append(model)
    try folder.write(
      String(decoding: JSONEncoder().encode(Document(models: models)), as: UTF8.self),
      to: "share/utter/models.json")
    try folder.write("", to: "bin/none")
    return ModelShop(
      ProgramEnvironment(
        variables: ["HOME": folder.path, "UTTER_RECOGNIZER_PROGRAM": "/bin/false"], programFolder: "\(folder.path)/bin"),
      pauses: pauses)
  }

  private static let never: [Duration] = [.seconds(3600)]

  /// What becomes of the model, until nothing is done with it any more, or it is what is meant.
  @GLibActor private func watch(
    _ shop: ModelShop, until isMeant: (ModelShop.Work) -> Bool = { _ in false }, _ begin: @GLibActor () -> Void
  ) async -> [ModelShop.Work] {
    let (works, work) = AsyncStream.makeStream(of: ModelShop.Work?.self)
    shop.onChange { work.yield(shop["tiny"]?.work) }
    begin()
    var seen: [ModelShop.Work] = []
    for await work in works {
      guard let work else { break }
      seen.append(work)
      if isMeant(work) { break }
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

  @GLibActor private func isInterrupted(_ work: ModelShop.Work) -> Bool {
    if case .interrupted = work { true } else { false }
  }

  @GLibActor private func row(_ shop: ModelShop) throws -> Row {
    ModelRow.make(try #require(shop["tiny"]), in: shop, id: "m", title: "m")
  }

  @Test @GLibActor func `a download that is cut off goes on by itself`() async throws {
    let server = try await StubFileServer(archive)
    // An attempt is three of them.
    server.change { $0.breaksAfter = [1_000] + Array(repeating: 0, count: 10) }
    let shop = try shop(server.address)
    let works = await watch(shop) { shop.install("tiny") }
    #expect(works.contains(where: isInterrupted))
    #expect(shop["tiny"]?.isInstalled == true)
    #expect(server.requestedRanges.contains("bytes=1000-"))
    await server.stop()
  }

  @Test @GLibActor func `one that waits says so, and goes on when the network is back`() async throws {
    let server = try await StubFileServer(archive)
    server.change { $0.breaksAfter = [1_000, 0, 0] }
    let shop = try shop(server.address, pauses: Self.never)
    _ = await watch(shop, until: isInterrupted) { shop.install("tiny") }
    let row = try row(shop)
    #expect(row.subtitle.hasSuffix("It goes on by itself, where it stopped."))
    #expect(row.buttons.map(\.label) == ["Stop"])
    _ = await watch(shop) { shop.networkReturned() }
    #expect(shop["tiny"]?.isInstalled == true)
    await server.stop()
  }

  @Test @GLibActor func `one that waits is stopped, and begun again where it was`() async throws {
    let server = try await StubFileServer(archive)
    server.change { $0.breaksAfter = [1_000, 0, 0] }
    let shop = try shop(server.address, pauses: Self.never)
    _ = await watch(shop, until: isInterrupted) { shop.install("tiny") }
    let stop = try #require(row(shop).buttons.first)
    _ = await watch(shop) { stop.action() }
    #expect(shop["tiny"]?.isInstalled == false)
    #expect(shop["tiny"]?.problem == nil)
    _ = await watch(shop) { shop.install("tiny") }
    #expect(shop["tiny"]?.isInstalled == true)
    await server.stop()
  }

  @Test @GLibActor func `what waiting does not help is told in place, and the row stays where it was`() async throws {
    let server = try await StubFileServer(archive)
    server.change { $0.failures = [404] }
    let shop = try shop(server.address, others: ["first", "second"])
    let environment = ProgramEnvironment(variables: [:], programFolder: "/nowhere")
    let page = RecognitionPage(
      StoredSettings(folder: "/nowhere"), RecognizerChoices(shop: shop, cloud: CloudDesk(environment)))
    var orders: Set<[String]> = []
    page.onChange = {
      if let rows = page.groups.first(where: { $0.id == "models" })?.rows { orders.insert(rows.map(\.id)) }
    }
    _ = await watch(shop) { shop.install("tiny") }
    #expect(
      try row(shop).subtitle == "The server does not have the file (404); try again later, or take another model.")
    #expect(try row(shop).buttons.map(\.label) == ["Install"])
    _ = await watch(shop) { shop.install("tiny") }
    #expect(shop["tiny"]?.isInstalled == true)
    #expect(shop["tiny"]?.problem == nil)
    #expect(orders.count == 1)
    await server.stop()
  }
}
