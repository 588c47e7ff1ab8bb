public import DictationCore
public import GLibRuntime

/// Who passes on what the service has to say: the D-Bus object in the program.
@GLibActor
public protocol SessionListener: AnyObject {
  func tell(_ owner: SessionOwner, _ signal: SessionSignal)
  /// To every registered engine.
  func pendingChanged(_ count: Int)
}
