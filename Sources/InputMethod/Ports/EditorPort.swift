public import DictationCore

/// The window in which texts are edited.
public protocol EditorPort: AnyObject {
  /// Whether there is one, and a display to open it on.
  var isAvailable: Bool { get }
  /// Opens it for the text of a dictation, which it asks of the service.
  /// - Returns: why it did not open, as a sentence for people; nil where it did.
  func open(_ session: SessionID) -> String?
}
