/// The names under which GSettings holds the settings.
public enum SettingsSchema {
  public static let id = "org.freedesktop.ibus.engine.utter"
  public static let path = "/org/freedesktop/ibus/engine/utter/"
  /// The same path without ranges: GSettings hides a stored value that is out of range, this shows it.
  static let storedID = "org.freedesktop.ibus.engine.utter.stored"
}
