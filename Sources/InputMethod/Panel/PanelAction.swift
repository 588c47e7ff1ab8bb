/// What the menu asks of the settings.
public enum PanelAction: Hashable, Sendable {
  /// A BCP 47 tag; empty for the language of the recognizer.
  case language(String)
  /// - Parameter language: of the input source; nil where it has none, so that this counts for all without their own.
  case recognizer(String, language: String?)
  /// Empty: texts are not rewritten.
  case tone(String, language: String?)
}
