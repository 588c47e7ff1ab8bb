/// What one check found. The names are those of the JSON object.
public struct Finding: Encodable, Hashable, Sendable {
  public enum State: String, Encodable, Sendable {
    case ok
    /// It works, but not as well as it could, or not everywhere.
    case warning
    case failed
    /// It could not be looked at, since something else failed, or was not asked for.
    case skipped
  }

  /// Stays the same in every version.
  public let check: String
  public let state: State
  /// One sentence: how it is.
  public let detail: String
  /// One sentence: what to do. nil where all is well.
  public let fix: String?

  public static func ok(_ check: String, _ detail: String) -> Finding {
    Finding(check: check, state: .ok, detail: detail, fix: nil)
  }

  public static func failed(_ check: String, _ detail: String, fix: String) -> Finding {
    Finding(check: check, state: .failed, detail: detail, fix: fix)
  }

  public static func warning(_ check: String, _ detail: String, fix: String) -> Finding {
    Finding(check: check, state: .warning, detail: detail, fix: fix)
  }

  public static func skipped(_ check: String, _ detail: String, fix: String? = nil) -> Finding {
    Finding(check: check, state: .skipped, detail: detail, fix: fix)
  }

  public var line: String {
    let mark =
      switch state {
      case .ok: "✔"
      case .warning: "!"
      case .failed: "✘"
      case .skipped: "-"
      }
    return "\(mark) \(check): \(detail)" + (fix.map { "\n    \($0)" } ?? "")
  }
}
