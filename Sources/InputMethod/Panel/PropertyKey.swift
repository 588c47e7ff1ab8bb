/// The keys of the menu's entries. `InputMode` is IBus's own: its symbol is the one in the top bar.
enum PropertyKey {
  static let inputMode = "InputMode"
  static let dictation = "dictation"
  static let language = "language"
  static let recognizer = "recognizer"
  static let tone = "tone"
  static let offTheRecord = "off-the-record"
  static let insertPending = "insert-pending"
  static let insertLast = "insert-last"
  static let restore = "restore-cancelled"
  static let settings = "settings"

  /// The key of one of several in the menu `menu`.
  static func choice(_ id: String, in menu: String) -> String { "\(menu)=\(id)" }

  /// The menu and the id of a key that `choice` made.
  static func parts(of key: String) -> (menu: String, id: String)? {
    guard let sign = key.firstIndex(of: "=") else { return nil }
    return (String(key[..<sign]), String(key[key.index(after: sign)...]))
  }
}
