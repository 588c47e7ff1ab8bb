import InputMethod
internal import ServiceInterface

extension ServiceEvent {
  /// nil for what concerns other clients (the progress of a file).
  init?(_ event: ClientEvent) {
    switch event {
    case .available: self = .available
    case .unavailable(let failure): self = .unavailable(failure)
    case .choices(let choices): self = .choices(PanelChoices(choices))
    case .otherVersion(let version, let isOutdated): self = .otherVersion(version, isOutdated: isOutdated)
    case .signal(let signal): self.init(signal)
    }
  }

  private init?(_ signal: ServiceSignal) {
    switch signal {
    case .started(let session): self = .started(session)
    case .level(let session, let level): self = .level(session, level)
    case .partial(let session, let stable, let volatile): self = .partial(session, stable: stable, volatile: volatile)
    case .stopped(let session): self = .stopped(session)
    case .progress: return nil
    case .textReady(let session, let stage, let draft): self = .textReady(session, stage, draft)
    case .rewriting(let session, let raw, let rules): self = .rewriting(session, raw: raw, rules: rules)
    case .preview(let session, let style):
      guard let style = PreviewStyle(rawValue: style) else { return nil }
      self = .preview(session, style)
    case .failed(let session, let failure): self = .failed(session, failure)
    case .remark(_, let sentence): self = .remark(sentence)
    case .pendingChanged(let count): self = .pendingCount(count)
    case .noticed(let sentence): self = .remark(sentence)
    case .triggerRequested(let trigger): self = .triggerRequested(Trigger(trigger))
    case .sessionInactive: self = .sessionInactive
    }
  }
}

extension ServiceEvent.Trigger {
  fileprivate init(_ trigger: ServiceSignal.Trigger) {
    self =
      switch trigger {
      case .toggle: .toggle
      case .start: .start
      case .stop: .stop
      case .cancel: .cancel
      case .insert: .insert
      case .undo: .undo
      case .insertLast: .insertLast
      case .review: .review
      }
  }
}

extension PanelChoices {
  fileprivate init(_ choices: ServiceChoices) {
    func list(_ titles: [String: String]) -> [PanelChoice] {
      titles.map { PanelChoice(id: $0, title: $1) }.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
    }
    self.init(
      languages: choices.languages, recognizers: list(choices.recognizers), tones: list(choices.tones))
  }
}
