public import Wording

/// Where somebody dictates.
public struct ProfilePlace: Hashable, Sendable {
  /// The names of the program: the client string, the program in it, the one of the active window. Empty where nothing
  /// is known.
  public var applications: [String]
  public var field: FieldKind

  public init(applications: [String] = [], field: FieldKind = .normal) {
    self.applications = applications
    self.field = field
  }

  /// - Parameter client: the client string of IBus, such as `gtk3-im:gedit`.
  public init(client: String?, field: FieldKind) {
    self.init(field: field)
    guard let client, !Self.saysNothing(client) else { return }
    let program = client.split(separator: ":", maxSplits: 1).dropFirst().first.map(String.init)
    applications = [client] + (program.map { [$0] } ?? [])
  }

  /// Behind these names is any program, so the window has to be asked for.
  public static func saysNothing(_ client: String) -> Bool {
    client == "gnome-shell" || client == "xim" || client.hasPrefix("QIBusInputContext")
  }
}
