/// The sentences of one language.
public protocol Translations: Sendable {
  /// nil where it has none.
  /// - Parameter key: the sentence in English, with `{0}` for the first thing filled in.
  func translation(of key: String) -> String?
  /// The form that the language has for `count`; nil where it has none.
  func translation(of singular: String, plural: String, count: Int) -> String?
}
