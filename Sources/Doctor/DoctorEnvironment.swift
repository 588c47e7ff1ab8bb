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

  var configurationFolder: String? { self["XDG_CONFIG_HOME"] ?? self["HOME"].map { $0 + "/.config" } }
  var stateFolder: String? {
    (self["XDG_STATE_HOME"] ?? self["HOME"].map { $0 + "/.local/state" }).map { $0 + "/utter" }
  }
}
