internal import Glibc

/// The variables that the checks look at.
public struct DoctorEnvironment: Sendable {
  private let value: @Sendable (String) -> String?

  public init(_ variables: [String: String]) { value = { variables[$0] } }

  /// Those of this process.
  public init() {
    value = { name in getenv(name).map { String(cString: $0) } }
  }

  /// nil where it is unset or empty.
  public subscript(name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }

  var configurationFolder: String? { absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" } }
  var stateFolder: String? {
    (absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }).map { $0 + "/utter" }
  }

  /// As the XDG specification asks, a relative path counts as none.
  private func absolute(_ name: String) -> String? { self[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
}
