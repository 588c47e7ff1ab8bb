public import DictationCore

/// Dictation as an input method, whatever carries it: keys and field events in, text, previews and status out.
///
/// One for the process, since engine objects come and go. Non-isolated and not sendable: its owner isolates it.
public final class InputMethod {
  public var configuration: InputMethodConfiguration
  /// Called when the menu's entry for the settings is chosen.
  public var onOpenSettings: (() -> Void)?

  private let service: any ServicePort
  private let clock: any AlarmClock

  public init(
    service: any ServicePort, clock: any AlarmClock,
    configuration: InputMethodConfiguration = InputMethodConfiguration()
  ) {
    self.service = service
    self.clock = clock
    self.configuration = configuration
  }

  /// An engine object was made. That is not yet the focus, nor even use: some are dropped at once.
  /// - Parameter language: the BCP 47 language of the engine (`utter:de`), or nil for the one in the settings.
  public func engineCreated(_ id: EngineID, field: any FieldPort, language: String?) {}

  public func engineDestroyed(_ id: EngineID) {}

  public func handle(_ event: FieldEvent, from id: EngineID) {}

  /// - Returns: whether the key is ours; otherwise it goes to the compose table and on to the application.
  public func key(_ event: KeyEvent, from id: EngineID) -> Bool { false }

  public func handle(_ event: ServiceEvent) {}
}
