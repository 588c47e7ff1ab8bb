import DictationCore
import InputMethod

/// How a client tells IBus about its fields.
enum Toolkit: CaseIterable {
  /// One context for each field.
  case gtk
  /// One context for each application; a move within it is a reset and nothing else, and contents have no type.
  case qt
  /// One context for all applications.
  case gnome
  /// An old daemon's plain `focus_in`.
  case unknown
}
