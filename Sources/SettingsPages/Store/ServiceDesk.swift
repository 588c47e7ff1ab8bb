internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

/// The way to the service. The bus starts it on the first call, and again after it ended.
@GLibActor
final class ServiceDesk {
  private var connection: BusConnection?

  /// - Parameter connection: nil for the session bus.
  init(_ connection: BusConnection? = nil) { self.connection = connection }

  /// - Throws: `DictationFailure` where there is no session bus.
  func history() async throws(DictationFailure) -> HistoryClient { HistoryClient(try await bus()) }

  /// A client of its own, so that its events go to whoever asked for it.
  func client() async -> Result<DictationClient, DictationFailure> {
    do throws(DictationFailure) {
      return .success(DictationClient(try await bus(), role: .tool, version: UtterVersion.current))
    } catch {
      return .failure(error)
    }
  }

  func bus() async throws(DictationFailure) -> BusConnection {
    if let connection, !connection.isClosed { return connection }
    do throws(BusError) {
      let connection = try await BusConnection.session()
      self.connection = connection
      return connection
    } catch {
      throw DictationFailure(
        .serviceUnavailable, localized("There is no session bus: open this window in a desktop session."))
    }
  }
}
