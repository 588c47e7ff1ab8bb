public import DictationCore

/// What IBus tells an engine object, one case a virtual function. Keys have their own way, since they want an answer.
public enum FieldEvent: Hashable, Sendable {
  /// `path` and `client` are nil for the plain `focus_in` (the first one after the daemon started).
  case focusIn(path: String?, client: String?)
  case focusOut(path: String?)
  case reset
  case enable
  case disable
  case capabilities(UInt32)
  case contentType(InputPurpose, InputHints)
  /// Offsets as the client sent them: characters, bytes or UTF-16 units, by client.
  case surroundingText(String, cursor: UInt32, anchor: UInt32)
  /// A row of the list was clicked; the first in sight is 1.
  case candidateChosen(Int)
  /// The wheel was turned over the list, or one of its arrows was clicked.
  case candidatesMoved(rows: Int)
  case candidatesTurned(pages: Int)
  /// A property of the menu was chosen; `isOn` is the state that it asks for.
  case propertyActivated(key: String, isOn: Bool)
}
