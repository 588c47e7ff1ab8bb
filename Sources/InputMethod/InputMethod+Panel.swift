import DictationCore

extension InputMethod {
  /// Shows the state in the field with the focus, and nowhere else.
  func render() {
    guard let engine = focus.engine, let target = focus.target else { return }
    let status = machine.status(at: clock.now)
    let words = machine.words(for: target)
    if words == nil { display.allowInline() }
    let isInline = previewsInline(target)
    let isPopup = preview == .popup || (preview == .auto && !isInline)
    display.show(preedit: isInline ? words : nil, on: engine.port)
    let bubble = StatusText.bubble(status, words: isPopup ? words : nil, raw: machine.rawWords(for: target))
    display.show(bubble: review?.hint ?? bubble, on: engine.port)
    display.show(candidates: review?.list, on: engine.port)
    display.show(
      properties: PropertyMenu(
        status: status, isRecording: machine.isRecording, pendingCount: machine.pendingCount,
        canRestore: machine.restorableUntil != nil, hasLastText: memory.latest != nil,
        isOffTheRecord: isNextOffTheRecord,
        language: engine.language, choices: choices, speech: configuration.speech
      ).entries,
      on: engine.port)
  }

  private func previewsInline(_ target: CommitTarget) -> Bool {
    guard preview == .auto || preview == .inline else { return false }
    return ClientPolicy(client: target.client).clearsPreedit && !display.isInlineEnded
  }

  private var preview: PreviewStyle { previewOfField ?? configuration.preview }

  /// An update has put another engine in the place of this one, which goes on without it.
  public func wasReplaced() {
    update.engineWasReplaced()
    settle()
  }

  /// Only where it can be read: in a field, and not over a dictation.
  func tellOfUpdate() {
    guard let policy = focus.policy, !policy.client.isFake, !machine.isRecording, !machine.isAwaitingText,
      let sentence = update.take()
    else { return }
    post(.remark(sentence))
  }

  // MARK: Menu

  /// - Parameter isOn: what a toggle asks to be. Of several, the one that is left is told of too.
  func choose(_ key: String, isOn: Bool) {
    if let (menu, id) = PropertyKey.parts(of: key) {
      if isOn { choose(id, in: menu) }
      return
    }
    switch key {
    case PropertyKey.inputMode, PropertyKey.dictation:
      if machine.isRecording { post(.stopRequested) } else { ask(for: .toggle) }
    case PropertyKey.insertPending: ask(for: .insert)
    case PropertyKey.insertLast: ask(for: .insertLast)
    case PropertyKey.restore: ask(for: .restore)
    case PropertyKey.offTheRecord: isNextOffTheRecord = isOn
    case PropertyKey.settings: onOpenSettings?()
    default: break
    }
  }

  private func choose(_ id: String, in menu: String) {
    let language = focus.engine?.language
    switch menu {
    case PropertyKey.language: onChoose?(.language(id))
    case PropertyKey.recognizer: onChoose?(.recognizer(id, language: language))
    case PropertyKey.tone: onChoose?(.tone(id, language: language))
    default: break
    }
  }

  var menuDeadline: Duration? {
    let hasField = focus.policy.map { !$0.client.isFake } ?? false
    return menuRequest?.due(focusMovedAt: focus.movedAt, hasField: hasField)
  }

  func obeyMenu() {
    guard let request = menuRequest, let menuDeadline, menuDeadline <= clock.now else { return }
    menuRequest = nil
    let occasion = occasion(isFromOutside: true)
    switch request.action {
    case .toggle: post(.startRequested(occasion))
    case .insert: post(.insertRequested(occasion))
    case .insertLast: post(.amendmentRequested(.insertAgain, occasion))
    case .restore: post(.restoreRequested(occasion))
    }
  }

  private func ask(for action: MenuRequest.Action) {
    menuRequest = MenuRequest(action: action, requestedAt: clock.now)
  }
}
