import DictationCore

/// What the field with the focus shows of ours, so that only changes are sent.
struct Display {
  private var bubble: String?
  private var preedit: String?
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

  mutating func show(preedit: String?, on port: any FieldPort) {
    guard preedit != self.preedit else { return }
    self.preedit = preedit
    if let preedit { port.showPreedit(preedit) } else { port.hidePreedit() }
  }

  mutating func show(properties: [PanelProperty], on port: any FieldPort) {
    if self.properties.isEmpty {
      port.register(properties)
    } else {
      for (old, new) in zip(self.properties, properties) where old != new { port.update(new) }
    }
    self.properties = properties
  }

  /// A key goes to the compose table, which draws in the same preedit, or the application has moved its caret.
  mutating func endInline(on port: any FieldPort) {
    guard preedit != nil else { return }
    show(preedit: nil, on: port)
    isInlineEnded = true
  }

  mutating func allowInline() { isInlineEnded = false }
}
