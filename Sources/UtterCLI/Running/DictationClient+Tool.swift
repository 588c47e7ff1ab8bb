internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

extension DictationClient {
  /// A client of the service of this session.
  /// - Throws: `DictationFailure` where there is no session bus.
  static func ofSession() async throws(DictationFailure) -> DictationClient {
    do throws(BusError) {
      return DictationClient(try await .session(), role: .tool, version: UtterVersion.current)
    } catch {
      throw DictationFailure(
        .serviceUnavailable,
        localized("There is no session bus (\(error.description)); run utter within a desktop session."))
    }
  }
}
