import TestSupport

/// The processes that are measured.
enum Program: String, CaseIterable {
  case engine = "ibus-engine-utter"
  case service = "utterd"
  case recognizer = "utter-recognizer"
  /// IBus's own, behind `xkb:us::eng`.
  case simple = "ibus-engine-simple"

  static let ours: [Program] = [.engine, .service, .recognizer]

  /// - Throws: `ProcessFailure` where it does not run in the session, or more than once.
  func process(in session: PrivateSession) throws -> Int32 {
    let found = session.processes(rawValue)
    guard found.count == 1 else { throw ProcessFailure("\(rawValue) runs \(found.count) times") }
    return found[0]
  }
}
