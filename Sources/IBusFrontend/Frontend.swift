public import DictationCore
public import GLibRuntime
public import InputMethod

/// The input method on IBus: engine objects on one side, the dictation service on the other, the settings from aside.
@GLibActor
public final class Frontend: FieldObserver {
  private let service = DictationServiceLink()
  private let inputMethod: InputMethod
  /// Objects that the daemon has made the input source of some context; being created is not that much.
  private var enabled: Set<EngineID> = []

  public init(_ configuration: InputMethodConfiguration) {
    inputMethod = InputMethod(service: service, clock: GLibAlarmClock(), configuration: configuration)
    service.onEvent = { [weak self] in self?.inputMethod.handle($0) }
  }

  /// What the settings say now.
  public var configuration: InputMethodConfiguration {
    get { inputMethod.configuration }
    set { inputMethod.configuration = newValue }
  }

  /// Called when the menu's entry for the settings is chosen.
  public func onOpenSettings(_ body: @escaping @GLibActor () -> Void) { inputMethod.onOpenSettings = { body() } }

  /// The screen was locked, the machine goes to sleep, or another user came: everything ends.
  public func userLeft() { inputMethod.handle(.sessionInactive) }

  // MARK: Engine objects

  public func fieldAppeared(_ field: IBusField) {
    inputMethod.engineCreated(field.id, field: field, language: field.language)
  }

  public func field(_ field: IBusField, key: KeyEvent) -> Bool { inputMethod.key(key, from: field.id) }

  public func field(_ field: IBusField, event: FieldEvent) {
    switch event {
    case .enable, .focusIn: setEnabled(field, true)
    case .disable: setEnabled(field, false)
    default: break
    }
    inputMethod.handle(event, from: field.id)
  }

  public func fieldDisappeared(_ field: IBusField) {
    setEnabled(field, false)
    inputMethod.engineDestroyed(field.id)
  }

  private func setEnabled(_ field: IBusField, _ isEnabled: Bool) {
    if isEnabled { enabled.insert(field.id) } else { enabled.remove(field.id) }
    service.isActive = !enabled.isEmpty
  }
}
