public import DictationCore
public import GLibRuntime
public import InputMethod

/// The input method on IBus: engine objects on one side, the dictation service on the other, the settings from aside.
@GLibActor
public final class Frontend: FieldObserver {
  private let service = DictationServiceLink()
  private let inputMethod: InputMethod
  /// Objects that the daemon has made the input source of some context, the latest last; being created is not that much.
  private var enabled: [IBusField] = []
  private var wasReplaced = false

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

  /// Where texts are edited.
  public func setEditor(_ editor: any EditorPort) { inputMethod.editor = editor }

  /// Called with what was chosen in the menu for the settings.
  public func onChoose(_ body: @escaping @GLibActor (PanelAction) -> Void) {
    inputMethod.onChoose = { body($0) }
  }

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
    if case .focusIn = event {
      lookForUpdate()
      service.refreshChoices()
    }
  }

  public func fieldDisappeared(_ field: IBusField) {
    setEnabled(field, false)
    inputMethod.engineDestroyed(field.id)
  }

  /// Here, since the user looks at a field now, and nothing has to wake up for it.
  private func lookForUpdate() {
    guard !wasReplaced, ProgramFile.state == .replaced else { return }
    wasReplaced = true
    inputMethod.wasReplaced()
  }

  private func setEnabled(_ field: IBusField, _ isEnabled: Bool) {
    enabled.removeAll { $0 === field }
    if isEnabled { enabled.append(field) }
    if let current = enabled.last { service.language = current.language }
    service.isActive = !enabled.isEmpty
  }
}
