/// Commands by the names that the language files use.
enum CommandWord: String, Hashable, CaseIterable, Sendable {
  case undo
  case allCaps = "all-caps"
  case cap
  case noCaps = "no-caps"
  case spell
  case tone
}
