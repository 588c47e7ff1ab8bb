import DictationCore
import TestSupport

@testable import InputMethod

/// A desktop of fields, an input method and a service, on a clock that stands still until it is moved. It knows where
/// a commit really lands: in the field that has the focus, whatever the input method believes.
final class Desk {
  let clock = ManualAlarmClock()
  let service = FakeService()
  let method: InputMethod

  /// The engine object that the daemon uses now, and its port.
  private(set) var engine = EngineID(rawValue: 0)
  private(set) var port = FakeField()
  /// What really has the focus.
  private(set) var focused: DeskField?
  /// What was really typed into each field.
  private(set) var contents: [DeskField: String] = [:]
  /// Every commit with the field that it landed in; nil where it was lost.
  private(set) var commits: [(field: DeskField?, text: String, time: Duration)] = []
  private var lastObject: UInt64 = 0
  /// The fields tell what stands in them after every commit, the caret at the end, as those of GTK and Qt do once they
  /// were asked.
  var tellsContents = false
  /// How many lines they tell: one in views of GTK 3 and Qt; nil for all.
  var toldLines: Int?
  /// How many scalars at the end are selected: a commit takes their place.
  private var selected = 0
  /// The application does nothing about a wish to delete.
  var ignoresDeletions = false

  init(configuration: InputMethodConfiguration = InputMethodConfiguration(), on field: DeskField? = nil) {
    method = InputMethod(service: service, clock: clock, configuration: configuration)
    service.onEvent = { [weak method] in method?.handle($0) }
    newEngineObject()
    if let field { focus(field) }
  }

  // MARK: Engine objects

  func newEngineObject(language: String? = nil) {
    lastObject += 1
    engine = EngineID(rawValue: lastObject)
    port = FakeField()
    port.onCommit = { [weak self] text in self?.land(text) }
    port.onDelete = { [weak self] count in self?.delete(count) }
    method.engineCreated(engine, field: port, language: language)
  }

  /// What the daemon does when another engine is chosen.
  func switchAway() {
    handle(.focusOut(path: focused?.path))
    handle(.disable)
    method.engineDestroyed(engine)
    port.onCommit = { [weak self] text in self?.commits.append((nil, text, self?.clock.now ?? .zero)) }
  }

  func switchBack() {
    newEngineObject()
    guard let focused else { return }
    handle(.focusIn(path: focused.path, client: focused.client))
    handle(.enable)
    if focused.toolkit != .qt, focused.purpose != .freeForm { handle(.contentType(focused.purpose, focused.hints)) }
  }

  func handle(_ event: FieldEvent) { method.handle(event, from: engine) }

  private func land(_ text: String) {
    commits.append((focused, text, clock.now))
    guard let focused else { return }
    if !text.isEmpty, selected > 0 {
      contents[focused] = String(contents(of: focused).unicodeScalars.dropLast(selected))
      selected = 0
    }
    contents[focused, default: ""] += text
    if tellsContents { tellContents() }
  }

  private func delete(_ count: Int) {
    guard let focused, !ignoresDeletions else { return }
    let text = contents(of: focused)
    contents[focused] =
      focused.toolkit == .qt
      ? String(text.utf16.dropLast(count)) ?? "" : String(String.UnicodeScalarView(text.unicodeScalars.dropLast(count)))
  }

  /// - Parameter cursor: in units of the toolkit; nil at the end.
  func tellContents(cursor: Int? = nil) {
    guard let focused else { return }
    let whole = contents(of: focused)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let text = toldLines.map { lines.suffix($0).joined(separator: "\n") } ?? whole
    let cursor = UInt32(cursor ?? (focused.toolkit == .qt ? text.utf16.count : text.unicodeScalars.count))
    handle(.surroundingText(text, cursor: cursor, anchor: cursor))
  }

  /// Selects what stands at the end.
  func select(_ text: String) {
    guard let focused else { return }
    selected = text.unicodeScalars.count
    let whole = contents(of: focused)
    let (end, start) =
      focused.toolkit == .qt
      ? (whole.utf16.count, whole.utf16.count - text.utf16.count)
      : (whole.unicodeScalars.count, whole.unicodeScalars.count - selected)
    handle(.surroundingText(whole, cursor: UInt32(end), anchor: UInt32(start)))
  }

  /// Writes what stands in a field without us.
  func fill(_ field: DeskField, _ text: String) { contents[field] = text }

  /// A dictation hands free, to its end.
  func dictate(_ draft: Draft) {
    service.finish(speakHandsFree(), draft)
    clock.advance(by: .milliseconds(300))
  }

  func dictate(_ text: String) { dictate(Draft(text: text)) }

  // MARK: Focus

  func focus(_ field: DeskField?) {
    for event in moves(to: field) { handle(event) }
  }

  /// Moves the real focus, and gives what the client will say about it. The first event comes with the move, the
  /// others may take their time.
  func moves(to field: DeskField?) -> [FieldEvent] {
    let old = focused
    focused = field
    if let old, let field, old.toolkit == .qt, field.toolkit == .qt, old.application == field.application {
      return [.reset]
    }
    return leaving(old) + entering(field, from: old)
  }

  private func leaving(_ old: DeskField?) -> [FieldEvent] {
    switch old?.toolkit {
    case nil: [.focusOut(path: "/ic/fake")]
    case .gnome: [.reset, .contentType(.freeForm, []), .reset, .focusOut(path: old?.path)]
    case .gtk, .qt, .unknown: [.focusOut(path: old?.path)]
    }
  }

  private func entering(_ field: DeskField?, from old: DeskField?) -> [FieldEvent] {
    guard let field else { return [.focusIn(path: "/ic/fake", client: "fake")] }
    let enters = FieldEvent.focusIn(path: field.path, client: field.client)
    let type = FieldEvent.contentType(field.purpose, field.hints)
    switch field.toolkit {
    case .gnome:
      let oldType = FieldEvent.contentType(old?.purpose ?? .freeForm, old?.hints ?? [])
      return [.focusIn(path: "/ic/fake", client: "fake"), .focusOut(path: "/ic/fake"), enters, oldType, type]
    // Without the bit for surrounding text, so that silence says nothing.
    case .gtk, .unknown: return [enters, .capabilities(0x89), type]
    // Qt says nothing; the daemon sends what its context has, which is nothing.
    case .qt: return [enters, .contentType(.freeForm, [])]
    }
  }

  // MARK: Keys

  /// Qt sends no keys from its password fields, and nobody does without a field.
  @discardableResult func key(_ event: KeyEvent) -> Bool {
    guard let focused, !(focused.toolkit == .qt && focused.isSecret) else { return false }
    return method.key(event, from: engine)
  }

  @discardableResult func press(_ keysym: UInt32, _ modifiers: Modifiers = []) -> Bool {
    key(KeyEvent(keysym: keysym, modifiers: modifiers))
  }

  @discardableResult func release(_ keysym: UInt32, _ modifiers: Modifiers = []) -> Bool {
    key(KeyEvent(keysym: keysym, modifiers: modifiers, isRelease: true))
  }

  func tap(_ keysym: UInt32, _ modifiers: Modifiers = []) {
    press(keysym, modifiers)
    clock.advance(by: .milliseconds(40))
    release(keysym, modifiers)
    clock.advance(by: .milliseconds(100))
  }

  func toggle() { tap(Keysym.space, [.control, .shift]) }

  func pressHold() {
    press(Keysym.rightControl)
    clock.advance(by: .milliseconds(400))
  }

  func releaseHold() { release(Keysym.rightControl, .control) }

  func escape() { tap(Keysym.escape) }

  // MARK: Dictations

  var latest: SessionID { service.started.last ?? SessionID(rawValue: 0) }

  /// A dictation hands free, up to where its text is awaited.
  func speakHandsFree() -> SessionID {
    toggle()
    clock.advance(by: .seconds(2))
    toggle()
    return latest
  }

  func contents(of field: DeskField) -> String { contents[field] ?? "" }

  var pendingTexts: [String] { service.pending.map(\.draft.text) }

  /// Everything that was ever committed, wherever it landed.
  var allCommitted: String { commits.map(\.text).joined() }
}
