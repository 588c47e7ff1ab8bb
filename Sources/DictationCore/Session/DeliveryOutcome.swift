/// What the engine tells the service about a text it was handed. IBus acknowledges nothing, so *delivering* is said
/// before the text leaves the engine and *delivered* after its last piece has.
public enum DeliveryOutcome: String, Sendable, CaseIterable {
  case delivering
  case delivered
  /// The field was another, or unsafe: the service keeps the text for `Take`.
  case pending
  /// The user put the text away (Escape on its bubble). It stays in the history.
  case dismissed
  /// It was delivered, and the user then took it back, changed it or put another version in its place. Only counted.
  case corrected
}
