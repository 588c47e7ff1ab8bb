/// What one check found. The names are those of the JSON object.
struct Finding: Encodable, Hashable {
  enum State: String, Encodable {
    case ok
    /// It works, but not as well as it could, or not everywhere.
    case warning
    case failed
    /// It could not be looked at, since something else failed, or was not asked for.
    case skipped
  }

  /// Stays the same in every version.
  let check: String
  let state: State
  /// One sentence: how it is.
  let detail: String
  /// One sentence: what to do. nil where all is well.
  let fix: String?

  static func ok(_ check: String, _ detail: String) -> Finding {
    Finding(check: check, state: .ok, detail: detail, fix: nil)
  }

  static func failed(_ check: String, _ detail: String, fix: String) -> Finding {
    Finding(check: check, state: .failed, detail: detail, fix: fix)
  }

  static func warning(_ check: String, _ detail: String, fix: String) -> Finding {
    Finding(check: check, state: .warning, detail: detail, fix: fix)
  }

  static func skipped(_ check: String, _ detail: String, fix: String? = nil) -> Finding {
    Finding(check: check, state: .skipped, detail: detail, fix: fix)
  }

  var line: String {
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
