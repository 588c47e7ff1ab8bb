import GLibRuntime
import TestSupport
import Testing

struct NameTests {
  init() { GLibThread.start() }

  @Test @GLibActor func theNextInLineGetsAName() async throws {
    let bus = try await PrivateBus()
    let (log, first, second) = (Log(), try await bus.connect(), try await bus.connect())
    let held = first.ownName("test.name", acquired: { log.add("first has it") }, lost: { log.add("first lost it") })
    #expect(await log.next() == "first has it")
    let queued = second.ownName("test.name", acquired: { log.add("second has it") }, lost: { log.add("second waits") })
    #expect(await log.next() == "second waits")
    held.cancel()
    #expect(await log.next() == "second has it")
    queued.cancel()
  }

  @Test @GLibActor func aNameCanBeTakenWhereItsOwnerAllows() async throws {
    let bus = try await PrivateBus()
    let (log, first, second) = (Log(), try await bus.connect(), try await bus.connect())
    let old = first.ownName(
      "test.name", [.allowReplacement, .doNotQueue], acquired: { log.add("old has it") },
      lost: { log.add("old lost it") })
    #expect(await log.next() == "old has it")
    let new = second.ownName("test.name", .replace, acquired: { log.add("new has it") }, lost: {})
    #expect(Set([await log.next(), await log.next()]) == ["old lost it", "new has it"])
    withExtendedLifetime((old, new)) {}
  }

  @Test @GLibActor func aWatchFollowsTheOwner() async throws {
    let bus = try await PrivateBus()
    let (log, owner, watcher) = (Log(), try await bus.connect(), try await bus.connect())
    let watch = watcher.watchName("test.name", appeared: { log.add($0) }, vanished: { log.add("nobody") })
    #expect(await log.next() == "nobody")
    let name = owner.ownName("test.name", acquired: {}, lost: {})
    #expect(await log.next() == owner.uniqueName)
    name.cancel()
    #expect(await log.next() == "nobody")
    let unique = watcher.watchName(owner.uniqueName, appeared: { log.add($0) }, vanished: { log.add("gone") })
    #expect(await log.next() == owner.uniqueName)
    await owner.close()
    #expect(await log.next() == "gone")
    withExtendedLifetime((watch, unique)) {}
  }

  @Test @GLibActor func aWatchCanStartTheService() async throws {
    let folder = try PrivateFolder("started")
    let bus = try await PrivateBus(services: [
      "test.service": "[D-BUS Service]\nName=test.started\nExec=/bin/sh -c 'touch \(folder.path)/started; exit 1'\n"
    ])
    let connection = try await bus.connect()
    let log = Log()
    let watch = connection.watchName(
      "test.started", startsService: true, appeared: { log.add($0) }, vanished: { log.add("nobody") })
    // The bus gives up on a service that ends without taking its name.
    #expect(await log.next() == "nobody")
    #expect(folder.contains("started"))
    withExtendedLifetime(watch) {}
  }

  /// What closures said, in order.
  @GLibActor final class Log {
    private let lines: AsyncStream<String>
    private let write: AsyncStream<String>.Continuation

    init() { (lines, write) = AsyncStream.makeStream() }

    func add(_ line: String) { write.yield(line) }

    func next() async -> String? {
      for await line in lines { return line }
      return nil
    }
  }
}
