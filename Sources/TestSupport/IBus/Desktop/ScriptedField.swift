public import DictationCore

/// A text field of an application that a `ScriptedDesktop` plays.
public struct ScriptedField: Hashable, Sendable, CustomStringConvertible {
  public var app: String
  public var name: String
  public var purpose: InputPurpose
  public var hints: InputHints

  public init(_ app: String, _ name: String, _ purpose: InputPurpose = .freeForm, hints: InputHints = []) {
    self.app = app
    self.name = name
    self.purpose = purpose
    self.hints = hints
  }

  public var description: String { "\(app).\(name)" }
}
