internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

/// The way to the service. The bus starts it on the first call, and again after it ended.
@GLibActor
final class ServiceDesk {
  private var connection: BusConnection?
  private let open: @GLibActor () async throws(BusError) -> BusConnection

  /// - Parameters:
  ///   - connection: nil for the session bus.
  ///   - open: a connection of its own to the same bus.
  init(
    _ connection: BusConnection? = nil,
    open: @escaping @GLibActor () async throws(BusError) -> BusConnection = BusConnection.ownSession
  ) {
    self.connection = connection
    self.open = open
  }

  /// - Throws: `DictationFailure` where there is no session bus.
  func history() async throws(DictationFailure) -> HistoryClient { HistoryClient(try await bus()) }

  /// A client of its own, so that its events go to whoever asked for it. The service stays for as long as the window does.
  func client() async throws(DictationFailure) -> DictationClient { Self.client(on: try await bus()) }

  /// The same for no longer than `body` takes: the service waits for every tool that is registered, and one of before an
  /// update is to go.
  func withClient<Value>(
    _ body: @GLibActor (Result<DictationClient, DictationFailure>) async -> Value
  ) async -> Value {
    let connection: BusConnection
    do throws(BusError) {
      connection = try await open()
    } catch {
      return await body(.failure(.noBus))
    }
    let value = await body(.success(Self.client(on: connection)))
    await connection.close()
    return value
  }

  private static func client(on connection: BusConnection) -> DictationClient {
    DictationClient(connection, role: .tool, version: UtterVersion.current)
  }

  func bus() async throws(DictationFailure) -> BusConnection {
    if let connection, !connection.isClosed { return connection }
    do throws(BusError) {
      let connection = try await BusConnection.session()
      self.connection = connection
      return connection
    } catch {
      throw .noBus
    }
  }
}

extension DictationFailure {
  fileprivate static var noBus: DictationFailure {
    DictationFailure(
      .serviceUnavailable, localized("There is no session bus: open this window in a desktop session."))
  }
}
