/// The names of the dictation service on the session bus. What each method and signal means is written in
/// `data/org.freedesktop.IBus.Utter.Dictation.xml`.
public enum DictationInterface {
  public static let busName = "org.freedesktop.IBus.Utter.Dictation"
  public static let path = "/org/freedesktop/IBus/Utter/Dictation"
  public static let name = "org.freedesktop.IBus.Utter.Dictation"
  /// The version of the interface that this code was written for; it only ever grows by additions.
  public static let version: UInt32 = 2

  static let errorPrefix = "org.freedesktop.IBus.Utter.Dictation.Error."
}
