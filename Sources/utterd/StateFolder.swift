import Glibc

/// Where what must survive is kept: `$XDG_STATE_HOME/utter`, by default `~/.local/state/utter`.
enum StateFolder {
  /// nil where neither variable is set. As the XDG specification asks, a relative path counts as none.
  static var path: String? {
    absolute("XDG_STATE_HOME").map { $0 + "/utter" } ?? absolute("HOME").map { $0 + "/.local/state/utter" }
  }

  private static func absolute(_ variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
