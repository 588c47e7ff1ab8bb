/// A field's text after something was typed or committed into it.
public struct FieldChange: Hashable, Sendable {
  /// Nil where the text went nowhere, since nothing had the focus.
  public var field: ScriptedField?
  public var added: String
  public var text: String
}
