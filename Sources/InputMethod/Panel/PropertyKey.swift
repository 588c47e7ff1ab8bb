/// The keys of the menu's entries. `InputMode` is IBus's own: its symbol is the one in the top bar.
enum PropertyKey {
  static let inputMode = "InputMode"
  static let dictation = "dictation"
  static let insertPending = "insert-pending"
  static let restore = "restore-cancelled"
  static let settings = "settings"
}
