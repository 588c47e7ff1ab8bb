import Localization

/// A key in the settings that IBus does not know.
public struct KeyNameError: Error, Hashable, Sendable {
  /// All that was written for this key.
  public var text: String
  /// The part of it that means nothing.
  public var unknown: String
  public var isModifier: Bool

  /// - Parameter setting: the key of the schema, such as `hold-keys`.
  public func sentence(setting: String) -> String {
    switch (isModifier, unknown == text) {
    case (true, _):
      localized(
        """
        The setting \(setting) has "\(text)", in which the modifier "\(unknown)" is unknown; use Control, Shift, Alt, \
        Super, Hyper or Meta.
        """)
    case (false, true):
      localized(
        """
        The setting \(setting) names an unknown key "\(text)"; write a key as IBus names it, such as Control_R, F9 or \
        space.
        """)
    case (false, false):
      localized(
        """
        The setting \(setting) has "\(text)", in which the key "\(unknown)" is unknown; write a key as IBus names it, \
        such as Control_R, F9 or space.
        """)
    }
  }
}
