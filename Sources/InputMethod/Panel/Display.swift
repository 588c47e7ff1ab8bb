import DictationCore

/// What the field with the focus shows of ours, so that only changes are sent.
struct Display {
  private var bubble: String?
  private var preedit: String?
  private var candidates: CandidateList?
  private var properties: [PanelProperty] = []
  /// Typing has taken the preview's place in the text; for the rest of these words it is elsewhere.
  private(set) var isInlineEnded = false

  /// The daemon forgets everything of a context that is left.
  mutating func forget() { self = Display() }

  mutating func show(bubble: String?, on port: any FieldPort) {
    guard bubble != self.bubble else { return }
    self.bubble = bubble
    if let bubble { port.showBubble(bubble) } else { port.hideBubble() }
  }

  mutating func show(candidates: CandidateList?, on port: any FieldPort) {
    guard candidates != self.candidates else { return }
    self.candidates = candidates
    if let candidates { port.showCandidates(candidates) } else { port.hideCandidates() }
  }

  mutating func show(preedit: String?, on port: any FieldPort) {
    guard preedit != self.preedit else { return }
    self.preedit = preedit
    if let preedit { port.showPreedit(preedit) } else { port.hidePreedit() }
  }

  mutating func show(properties: [PanelProperty], on port: any FieldPort) {
    if self.properties.isEmpty || !self.properties.haveSameShape(as: properties) {
      port.register(properties)
    } else {
      update(self.properties, to: properties, on: port)
    }
    self.properties = properties
  }

  /// Panels keep the entries of a menu when they get a new one, so each is updated by itself.
  private func update(_ old: [PanelProperty], to new: [PanelProperty], on port: any FieldPort) {
    for (old, new) in zip(old, new) where old != new {
      if case .menu(let oldEntries) = old.kind, case .menu(let newEntries) = new.kind {
        update(oldEntries, to: newEntries, on: port)
        var same = old
        same.kind = new.kind
        if same == new { continue }
      }
      port.update(new)
    }
  }

  /// A key goes to the compose table, which draws in the same preedit, or the application has moved its caret.
  mutating func endInline(on port: any FieldPort) {
    guard preedit != nil else { return }
    show(preedit: nil, on: port)
    isInlineEnded = true
  }

  mutating func allowInline() { isInlineEnded = false }
}

extension [PanelProperty] {
  /// The same entries in the same order and of the same kinds.
  fileprivate func haveSameShape(as others: [PanelProperty]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { first, second in
        guard first.key == second.key else { return false }
        return switch (first.kind, second.kind) {
        case (.menu(let these), .menu(let those)): these.haveSameShape(as: those)
        case (.normal, .normal), (.toggle, .toggle), (.radio, .radio), (.separator, .separator): true
        default: false
        }
      }
  }
}
