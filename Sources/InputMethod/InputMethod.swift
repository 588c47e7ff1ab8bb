import DictationCore

/// Dictation as an input method, whatever carries it: keys and field events in, text, previews and status out.
///
/// One for the process, since engine objects come and go. `TriggerGesture` says what the keys mean and
/// `DictationMachine` what follows; here it is done, and here alone it is decided whether the field is still the one
/// that was dictated for. Non-isolated and not sendable: its owner isolates it.
public final class InputMethod {
  public var configuration: InputMethodConfiguration {
    didSet { if configuration != oldValue { configure() } }
  }
  /// Called when the menu's entry for the settings is chosen.
  public var onOpenSettings: (() -> Void)?
  /// Called with what was chosen in the menu for the settings or the history.
  public var onChoose: ((PanelAction) -> Void)?

  /// Where texts are edited; nil for nowhere.
  public var editor: (any EditorPort)?

  let service: any ServicePort
  let clock: any AlarmClock
  var gesture: TriggerGesture
  var actionKeys: ActionKeys
  var machine: DictationMachine
  var engines: [EngineID: Engine] = [:]
  var focus = Focus()
  var context = CaretContext()
  var display = Display()
  /// The input contexts that were ever asked for the text around the caret.
  var askedContexts: Set<String> = []
  /// Texts to be committed, in order.
  var shipments: [Shipment] = []
  /// What can still be changed, or taken out, or inserted again.
  var memory = InsertionMemory()
  /// The first shipment is being carried out, and waits for the client.
  var revision: Revision?
  /// Dictations that a window was opened for: what comes back of them has been chosen.
  var edited: Set<SessionID> = []
  /// What the profile of the field says about the dictation under way.
  var previewOfField: PreviewStyle?
  /// The list on show; it is about the first shipment.
  var review: Review?
  /// The service was asked for the versions of the first shipment.
  var isFetchingAlternatives = false
  var fetch: UInt64 = 0
  /// The next text is to be chosen from its versions.
  var isReviewWanted = false
  /// Of those into clients where another can overwrite it.
  var lastCommit: LastCommit?
  var menuRequest: MenuRequest?
  /// What the menu offers.
  var choices = PanelChoices()
  /// The next dictation is kept out of the history.
  var isNextOffTheRecord = false
  /// What the user has yet to hear of versions.
  var update = UpdateNotice()

  private var inbox: [DictationEvent] = []
  private var isSettling = false
  private var alarm: (any Alarm)?
  private var alarmTime: Duration?

  public init(
    service: any ServicePort, clock: any AlarmClock,
    configuration: InputMethodConfiguration = InputMethodConfiguration()
  ) {
    self.service = service
    self.clock = clock
    self.configuration = configuration
    gesture = TriggerGesture(bindings: configuration.bindings, armDelay: configuration.armDelay)
    actionKeys = ActionKeys(bindings: configuration.actions)
    machine = DictationMachine(holdSilence: configuration.holdSilence)
  }

  deinit { alarm?.cancel() }

  private func configure() {
    machine.holdSilence = configuration.holdSilence
    actionKeys.bindings = configuration.actions
    let signals = gesture.configure(
      bindings: configuration.bindings, armDelay: configuration.armDelay, at: clock.now)
    obey(signals)
    settle()
  }

  // MARK: One step

  /// Hands `event` to the machine once `settle` comes to it.
  func post(_ event: DictationEvent) { inbox.append(event) }

  func obey(_ signals: [TriggerSignal]) {
    guard !signals.isEmpty else { return }
    let occasion = occasion()
    for signal in signals {
      if signal == .escaped, review != nil {
        declineReview()
        continue
      }
      if signal == .tapped, machine.isHandsFree { gesture.forgetTap() }
      post(.trigger(signal, occasion))
    }
  }

  /// Brings everything up to date with what was posted. What ports call back meanwhile is done in the same step, after
  /// what was under way.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    machine.isFieldSafe = focus.policy.map { $0.refusal == nil } ?? false
    tellOfUpdate()
    repeat {
      while !inbox.isEmpty {
        let effects = machine.handle(inbox.removeFirst(), at: clock.now)
        effects.forEach(perform)
      }
      deliver()
    } while !inbox.isEmpty
    render()
    isSettling = false
    setAlarm()
  }

  /// Most keys are typing, which changes nothing here.
  func settleIfNeeded() {
    if !inbox.isEmpty || gesture.deadline != nil { settle() }
  }

  // MARK: Time

  private func setAlarm() {
    let deadlines = [gesture.deadline, machine.deadline, deliveryDeadline, menuDeadline]
    guard let next = deadlines.compactMap(\.self).min() else {
      alarm?.cancel()
      return alarmTime = nil
    }
    // One that rings too early costs less than setting it anew at every level of the voice.
    if let alarmTime, alarmTime <= next { return }
    alarm?.cancel()
    alarmTime = next
    alarm = clock.schedule(after: max(.zero, next - clock.now)) { [weak self] in self?.alarmRang() }
  }

  private func alarmRang() {
    alarmTime = nil
    obey(gesture.advance(to: clock.now))
    obeyMenu()
    post(.tick)
    settle()
  }
}
