public import GLibRuntime

/// Applications with text fields, played by scripted input contexts against the real daemon: which calls a move of the
/// focus makes, and into which field a text goes that arrives just then, is what real GTK, Qt and GNOME Shell were
/// seen to do (IBus 1.5.27).
@GLibActor
public final class ScriptedDesktop {
  public let style: ScriptedStyle
  public nonisolated let changes: EventLog<FieldChange>
  /// The field with the keyboard; nil where a window without IBus, or none, has it.
  public private(set) var focused: ScriptedField?

  /// How often the engine wanted text to be taken out.
  public private(set) var deletions = 0

  let session: PrivateSession
  private var connections: [String: IBusConnection] = [:]
  private var contexts: [String: InputContext] = [:]
  private var texts: [ScriptedField: String] = [:]
  /// The field that holds each context's preview, and the preview.
  private var previews: [String: String] = [:]
  /// The field that a context's text goes to: Qt's and the shell's depend on the focus when it arrives.
  private var targets: [String: ScriptedField] = [:]
  /// The contexts whose surrounding text the engine wants to know.
  private var asked: Set<String> = []
  private var heldModifiers: UInt32 = 0

  public init(_ style: ScriptedStyle, in session: PrivateSession) {
    GLibThread.start()
    self.style = style
    self.session = session
    changes = EventLog("\(style) fields")
  }

  public func text(of field: ScriptedField) -> String { texts[field] ?? "" }

  /// All that is in any field, by field; empty ones are left out.
  public var allTexts: [ScriptedField: String] { texts.filter { !$0.value.isEmpty } }

  /// What was committed while nothing took it.
  public nonisolated var lost: [String] { changes.events.filter { $0.field == nil }.map(\.added) }

  /// Waits until a field's text is as wanted.
  @discardableResult
  public nonisolated func text(
    of field: ScriptedField, becomes what: String, where isWanted: @escaping @Sendable (String) -> Bool
  ) async throws -> String {
    try await changes.wait(for: "\(what) in \(field)") { changes in
      changes.last { $0.field == field }.flatMap { isWanted($0.text) ? $0.text : nil }
    }
  }

  @discardableResult
  public nonisolated func text(of field: ScriptedField, becomes text: String) async throws -> String {
    try await self.text(of: field, becomes: "“\(text)”") { $0 == text }
  }

  /// Moves the keyboard to a field, as a click does; in the field that has it already, moves the cursor. Returns when the
  /// daemon has told the engine.
  public func focus(_ field: ScriptedField) async throws {
    let before = focusedContext
    try await beginToFocus(field)
    try await before?.settle()
    try await focusedContext?.settle()
  }

  /// The same without waiting, so that what comes next may overtake the move.
  public func beginToFocus(_ field: ScriptedField) async throws {
    let context = try await context(for: field)
    let key = style.contextKey(field)
    let old = focused
    guard old != field else { return clickInside(context) }
    focused = field
    switch style {
    case .gtk3, .gtk4:
      if let old { leaveContext(of: old) }
      targets[key] = field
      enter(context)
    case .qt:
      if let old, old.app == field.app {
        endPreview(key, in: old, stays: true)
        targets[key] = field
        context.reset()
      } else {
        if let old { leaveContext(of: old) }
        targets[key] = field
        enter(context)
      }
    case .gnomeShell:
      if let old {
        endPreview(key, in: old, stays: old.app != field.app)
        leaveShell(context)
      }
      targets[key] = field
      enter(context)
      if let old, old.purpose != .freeForm { context.setContentType(old.purpose, old.hints) }
      context.setContentType(field.purpose, field.hints)
    }
  }

  /// Gives the keyboard to a window that does not use IBus. Qt says nothing at all then. Returns when the daemon has told
  /// the engine.
  public func focusNothing() async throws {
    guard let old = focused, let context = contexts[style.contextKey(old)] else { return }
    focused = nil
    let key = style.contextKey(old)
    switch style {
    case .gtk3, .gtk4: leaveContext(of: old)
    case .qt: endPreview(key, in: old, stays: false)
    case .gnomeShell:
      endPreview(key, in: old, stays: true)
      leaveShell(context)
    }
    targets[key] = nil
    try await context.settle()
  }

  /// What an application that crashes does to its contexts.
  public func crash(_ app: String) async {
    let gone =
      style == .gnomeShell ? Array(contexts.keys) : contexts.keys.filter { $0 == app || $0.hasPrefix(app + ".") }
    for key in gone {
      contexts[key] = nil
      targets[key] = nil
      asked.remove(key)
    }
    if focused?.app == app { focused = nil }
    await connections.removeValue(forKey: style == .gnomeShell ? "shell" : app)?.close()
  }

  /// Presses a key in the field that has the keyboard and waits for the engine's answer. What the engine does not take
  /// is typed into the field.
  /// - Returns: Whether the engine took it; false where no engine sees it.
  @discardableResult
  public func press(_ key: ScriptedKey) async throws -> Bool {
    let state = heldModifiers
    heldModifiers |= key.modifier
    return try await process(key, state: state)
  }

  @discardableResult
  public func release(_ key: ScriptedKey) async throws -> Bool {
    let state = heldModifiers
    heldModifiers &= ~key.modifier
    return try await process(key, state: state | ScriptedKey.release)
  }

  /// Presses the toggle keys, and lets them go.
  public func toggle() async throws {
    _ = try await press(.controlLeft)
    _ = try await press(.shiftLeft)
    _ = try await tap(.space)
    _ = try await release(.shiftLeft)
    _ = try await release(.controlLeft)
  }

  @discardableResult
  public func tap(_ key: ScriptedKey) async throws -> Bool {
    let taken = try await press(key)
    _ = try await release(key)
    return taken
  }

  /// The release of a key that no window gets to see.
  public func loseRelease(of key: ScriptedKey) { heldModifiers &= ~key.modifier }

  /// Moves to another field with the Tab key: the press is seen in the old field, the release in the new one.
  public func tab(to field: ScriptedField) async throws {
    _ = try await press(.tab)
    try await focus(field)
    _ = try await release(.tab)
  }

  /// Sends a key at once, without waiting for the answers to those before; what the engine does not take is typed when
  /// its answer comes.
  public func typeAhead(_ character: Character, answered: @escaping @GLibActor (Bool?) -> Void = { _ in }) {
    guard let field = focused, let context = contexts[style.contextKey(field)],
      let scalar = character.unicodeScalars.first
    else { return }
    let key = ScriptedKey(scalar.value, 30)
    context.processKey(key, state: 0) { [weak self] taken in
      if taken == false { self?.add(String(character), to: field) }
      answered(taken)
    }
    context.processKey(key, state: ScriptedKey.release) { _ in }
  }

  /// The context of the field with the keyboard, for what no method here does.
  public var focusedContext: InputContext? { focused.flatMap { contexts[style.contextKey($0)] } }

  private func process(_ key: ScriptedKey, state: UInt32) async throws -> Bool {
    guard let field = focused, let context = contexts[style.contextKey(field)] else { return false }
    // QTBUG-40691: no keys from fields that hide their text.
    if style == .qt, field.purpose == .password || field.purpose == .pin { return false }
    let taken: Bool
    do {
      taken = try await context.processKey(key, state: state)
    } catch BusError.reply {
      // The engine is gone: to a toolkit that is a no.
      taken = false
    }
    if !taken, state & ScriptedKey.release == 0, heldModifiers == 0, let scalar = Unicode.Scalar(key.keysym),
      (0x20..<0x7f).contains(scalar.value)
    {
      add(String(scalar), to: field)
    }
    return taken
  }

  private func clickInside(_ context: InputContext) {
    if let focused { endPreview(style.contextKey(focused), in: focused, stays: style == .qt) }
    context.reset()
    if style == .gtk3 || style == .gtk4 { context.reset() }
  }

  private func enter(_ context: InputContext) {
    context.focusIn()
    context.setCursorLocation(x: 10, y: 10, width: 1, height: 20)
  }

  private func leaveContext(of field: ScriptedField) {
    let key = style.contextKey(field)
    // Qt loses it where the focus goes to another process (X11).
    endPreview(key, in: field, stays: false)
    contexts[key]?.focusOut()
  }

  private func leaveShell(_ context: InputContext) {
    context.reset()
    context.setContentType(.freeForm)
    context.reset()
    context.focusOut()
  }

  private func endPreview(_ key: String, in field: ScriptedField, stays: Bool) {
    guard let preview = previews.removeValue(forKey: key), stays else { return }
    add(preview, to: field)
  }

  private func add(_ text: String, to field: ScriptedField?) {
    let whole: String
    if let field {
      texts[field, default: ""] += text
      whole = texts[field]!
      sendSurroundings(style.contextKey(field))
    } else {
      whole = text
    }
    changes.append(FieldChange(field: field, added: text, text: whole))
  }

  /// Takes text out, which clients tell of only after the next commit. Behind the shell's name there is a terminal that
  /// dies of it.
  private func delete(offset: Int32, count: UInt32, _ key: String) {
    deletions += 1
    guard style != .gnomeShell, let field = targets[key], offset == -Int32(count) else { return }
    let whole = text(of: field)
    texts[field] =
      style == .qt
      ? String(whole.utf16.dropLast(Int(count))) ?? whole
      : String(String.UnicodeScalarView(whole.unicodeScalars.dropLast(Int(count))))
    changes.append(FieldChange(field: field, added: "", text: text(of: field)))
  }

  /// Clients answer the engine's first request and then keep telling, the caret being at the end of the text here.
  private func sendSurroundings(_ key: String) {
    guard asked.contains(key), let field = targets[key], field.purpose != .password else { return }
    let length = style.length(of: text(of: field))
    contexts[key]?.setSurroundingText(text(of: field), cursor: length, anchor: length)
  }

  private func context(for field: ScriptedField) async throws -> InputContext {
    let key = style.contextKey(field)
    if let known = contexts[key] { return known }
    let owner = style == .gnomeShell ? "shell" : field.app
    let connection: IBusConnection
    if let known = connections[owner] {
      connection = known
    } else {
      connection = try await IBusConnection(to: session)
      connections[owner] = connection
    }
    let context = try await connection.makeContext(style.clientString(field.app))
    context.onEvent = { [weak self] event in self?.receive(event, key) }
    contexts[key] = context
    context.setCapabilities(style.capabilities)
    if style == .gnomeShell { context.setClientCommitsPreedit(true) }
    if style == .gtk3 || style == .gtk4 { context.setContentType(field.purpose, field.hints) }
    return context
  }

  private func receive(_ event: ContextEvent, _ key: String) {
    switch event {
    case .commit(let text): add(text, to: targets[key])
    case .preedit(let text, true, _) where !text.isEmpty: previews[key] = text
    case .preedit, .preeditHidden: previews[key] = nil
    case .deleteSurroundingText(let offset, let count): delete(offset: offset, count: count, key)
    case .surroundingTextRequired:
      asked.insert(key)
      sendSurroundings(key)
    default: break
    }
  }
}
