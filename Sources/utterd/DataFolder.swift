import Glibc

/// Where the history is: `$XDG_DATA_HOME/utter`, by default `~/.local/share/utter`.
enum DataFolder {
  /// nil where neither variable is set. As the XDG specification asks, a relative path counts as none.
  static var path: String? {
    absolute("XDG_DATA_HOME").map { $0 + "/utter" } ?? absolute("HOME").map { $0 + "/.local/share/utter" }
  }

  private static func absolute(_ variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
