public import DictationCore
import Wording

extension InputMethod {
  /// An engine object was made. That is not yet the focus, nor even use: some are dropped at once.
  /// - Parameter language: the BCP 47 language of the engine (`utter:de`), or nil for the one in the settings.
  public func engineCreated(_ id: EngineID, field: any FieldPort, language: String?) {
    engines[id] = Engine(id: id, port: field, language: language)
  }

  public func engineDestroyed(_ id: EngineID) {
    if focus.engine?.id == id { moveFocus(to: nil) }
    engines[id] = nil
    settle()
  }

  /// Events of an object that was destroyed, or never announced, are ignored.
  public func handle(_ event: FieldEvent, from id: EngineID) {
    guard let engine = engines[id] else { return }
    let hasFocus = focus.engine === engine
    switch event {
    case .focusIn(let path, let client):
      engine.path = path
      engine.client = client
      moveFocus(to: engine)
    case .focusOut, .disable:
      if hasFocus { moveFocus(to: nil) }
    case .enable:
      // A switch by hotkey may come without `disable`.
      if hasFocus { moveFocus(to: engine) }
    case .reset:
      if hasFocus { reset(engine) }
    case .capabilities(let bits):
      engine.tellsSurroundings = bits & Self.surroundingText != 0
    case .contentType(let purpose, let hints):
      engine.purpose = purpose
      engine.hints = hints
      if hasFocus, focus.policy?.isPrivate == true { context.forget() }
    case .surroundingText(let text, let cursor, let anchor):
      if hasFocus { keep(SurroundingReport(text: text, cursor: cursor, anchor: anchor), from: engine) }
    case .candidateChosen(let number):
      if hasFocus { pick(number) }
    case .candidatesMoved(let rows):
      if hasFocus { review?.move(by: rows) }
    case .candidatesTurned(let pages):
      if hasFocus { review?.turn(by: pages) }
    case .propertyActivated(let key, let isOn):
      choose(key, isOn: isOn)
    }
    if case .surroundingText = event, revision == nil { return }
    post(.tick)
    settle()
  }

  /// - Returns: whether the key is ours; otherwise it goes to the compose table and on to the application.
  public func key(_ event: KeyEvent, from id: EngineID) -> Bool {
    guard let engine = engines[id] else { return false }
    // The daemon sends keys to the object in use, whether or not its focus event has been seen.
    if focus.engine !== engine {
      (engine.path, engine.client) = (nil, nil)
      moveFocus(to: engine)
    }
    if !event.isRelease { sawKey(of: engine) }
    context.keyCame(at: clock.now)
    let reaction = gesture.key(
      event, at: clock.now, takesEscape: machine.takesEscape || review != nil,
      takesEnter: review == nil && focus.target.map(machine.takesEnter) ?? false)
    obey(reaction.signals)
    if obeyAction(of: event) { return true }
    if !reaction.isConsumed, !event.isRelease, !Keysym.isModifier(event.keysym) { typed(on: engine) }
    settleIfNeeded()
    return reaction.isConsumed
  }

  // MARK: Focus

  private func moveFocus(to engine: Engine?) {
    if let old = focus.engine {
      display.show(preedit: nil, on: old.port)
      display.show(bubble: nil, on: old.port)
      display.show(candidates: nil, on: old.port)
    }
    display.forget()
    leaveField(for: engine)
    // What comes back from a window takes a place that has to be known.
    if !edited.isEmpty { askForSurroundings() }
  }

  /// Ends a hold, since its release may never come here, and forgets what is around the caret.
  func leaveField(for engine: Engine?) {
    obey(gesture.interrupt(at: clock.now))
    actionKeys.focusMoved(at: clock.now)
    focus.move(to: engine, at: clock.now)
    context.forget()
    post(.tick)
  }

  private func reset(_ engine: Engine) {
    display.endInline(on: engine.port)
    switch ClientPolicy(client: engine.client).resetMeaning {
    case .caretMoved:
      context.caretMoved()
      display.allowInline()
    case .undecided:
      context.caretMoved()
      focus.becomeUnsettled(at: clock.now)
    case .fieldLeft:
      leaveField(for: engine)
    }
  }

  private func typed(on engine: Engine) {
    leaveReview()
    context.caretMoved()
    display.endInline(on: engine.port)
  }

  /// Where the user is now.
  /// - Parameter isFromOutside: no key of this field asked.
  func occasion(isFromOutside: Bool = false) -> Occasion {
    guard let target = focus.target else {
      let nowhere = CommitTarget(client: "fake", epoch: focus.epoch)
      return Occasion(target: nowhere, refusal: FieldPolicy(nowhere).refusal)
    }
    let policy = FieldPolicy(target)
    let refusal = isFromOutside ? policy.refusalFromOutside(keySeen: focus.keySeen) : policy.refusal
    return Occasion(target: target, refusal: refusal, language: focus.engine?.language)
  }

  // MARK: Surrounding text

  /// Asked for when a text is on its way, not before: GTK 3 and GNOME answer by the next key, which is the release or
  /// the second press, everybody else at once. Never where it may be a secret.
  func askForSurroundings() {
    guard mayKnowSurroundings else { return }
    guard let engine = focus.engine else { return }
    context.asked(at: clock.now, silenceTells: silenceTells(of: engine))
    engine.port.requestSurroundingText()
  }

  /// Whether silence means that what the daemon passed on last stands in the field of `engine`: where the context has
  /// never been asked, or was the last to report.
  private func silenceTells(of engine: Engine) -> Bool {
    guard engine.tellsSurroundings, let path = engine.path else { return false }
    return askedContexts.insert(path).inserted || engine.lastReporter == path
  }

  private func keep(_ report: SurroundingReport, from engine: Engine) {
    focus.sealedReport = nil
    engine.lastReport = mayKnowSurroundings ? report : nil
    engine.lastReporter = engine.path
    guard mayKnowSurroundings, let client = focus.policy?.client else {
      if focus.policy?.refusal == nil { focus.sealedReport = report }
      return
    }
    context.reported(report)
    lastCommit?.reported(report.surroundings(unit: client.offsetUnit))
    // The next piece may have waited for this.
    if !shipments.isEmpty { settle() }
  }

  /// The field sends keys, so it is none for passwords, and what it told before is none either. It does not tell the same
  /// twice, even when it is asked.
  private func sawKey(of engine: Engine) {
    focus.keySeen = true
    guard let report = focus.sealedReport else { return }
    keep(report, from: engine)
  }

  /// What stands around the caret once `text` was committed.
  func surroundings(after text: String) -> Surroundings {
    guard let engine = focus.engine, let client = focus.policy?.client else { return .unknown }
    return context.after(text).surroundings(for: client, lastReport: engine.lastReport, at: clock.now)
  }

  /// `IBUS_CAP_SURROUNDING_TEXT`
  private static let surroundingText: UInt32 = 1 << 5

  /// Once asked, Qt goes on to send the clear text of password fields, which it does not mark; keys it sends from none.
  private var mayKnowSurroundings: Bool {
    guard let policy = focus.policy, policy.refusal == nil else { return false }
    return policy.client.reportsPurpose || focus.keySeen
  }
}
