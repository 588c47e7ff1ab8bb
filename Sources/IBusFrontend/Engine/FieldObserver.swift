public import DictationCore
public import GLibRuntime
public import InputMethod

/// Learns what happens to the engine objects.
@GLibActor
public protocol FieldObserver: AnyObject {
  /// An object was created. That does not make it the active one: a focus event does.
  func fieldAppeared(_ field: IBusField)
  /// Returns whether the key is ours. Must not wait for anything: the user's keyboard hangs on it.
  func field(_ field: IBusField, key: KeyEvent) -> Bool
  func field(_ field: IBusField, event: FieldEvent)
  /// The object is gone, often without a focus-out before.
  func fieldDisappeared(_ field: IBusField)
}
