public import GLibRuntime
public import ServiceInterface

/// Who passes on what the service has to say: the D-Bus object in the program.
@GLibActor
public protocol ServiceListener: AnyObject {
  func emit(_ signal: ServiceSignal, to caller: Caller)
  func emitToEngine(_ signal: ServiceSignal)
  /// Whether Utter is the input source in use, and shows bubbles.
  var hasActiveEngine: Bool { get }
}

extension DictationServiceObject: ServiceListener {}
