internal import CIBus
import DictationCore
public import GLibRuntime
public import InputMethod

/// One engine object: the way to the field that has the focus, and what IBus says about it, in our own types.
///
/// The daemon destroys the object when the user switches to another source; from then on everything here does nothing.
@GLibActor
public final class IBusField {
  public nonisolated let id: EngineID
  /// The BCP 47 language of an engine such as `utter:de`; nil for `utter` itself.
  public nonisolated let language: String?

  private weak var observer: (any FieldObserver)?
  private var engine: EnginePointer?
  private var preview: String?

  private static let quark = g_quark_from_static_string(quarkName)
  private static let quarkName = UnsafeRawPointer(("utter-field" as StaticString).utf8Start)
    .assumingMemoryBound(to: CChar.self)

  /// Belongs to the object from now on: the object holds the only strong reference that is needed.
  init(_ engine: EnginePointer, id: EngineID, language: String?, observer: any FieldObserver) {
    self.id = id
    self.language = language
    self.engine = engine
    self.observer = observer
    g_object_set_qdata_full(
      Self.object(engine), Self.quark, Unmanaged.passRetained(self).toOpaque(),
      { Unmanaged<IBusField>.fromOpaque($0!).release() })
    observer.fieldAppeared(self)
  }

  static func of(_ engine: EnginePointer?) -> IBusField? {
    guard let engine, let data = g_object_get_qdata(object(engine), quark) else { return nil }
    return Unmanaged<IBusField>.fromOpaque(data).takeUnretainedValue()
  }

  private static func object(_ engine: EnginePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(engine).assumingMemoryBound(to: GObject.self)
  }
}

// What IBus says.
extension IBusField {
  func key(_ keyval: UInt32, _ keycode: UInt32, _ state: UInt32) -> Bool {
    guard engine != nil, let observer else { return false }
    return observer.field(self, key: KeyEvent(keyval: keyval, keycode: keycode, state: state))
  }

  /// A key went on to IBusEngineSimple, which hides the preedit at a press because it takes it for its own.
  func passedOn(_ state: UInt32) {
    guard state & IBUS_RELEASE_MASK.rawValue == 0, let preview else { return }
    showPreedit(preview)
  }

  func contentType(_ purpose: UInt32, _ hints: UInt32) {
    event(.contentType(InputPurpose(ibus: purpose), InputHints(rawValue: hints)))
  }

  func event(_ event: FieldEvent) {
    guard engine != nil else { return }
    observer?.field(self, event: event)
  }

  func destroyed() {
    guard engine != nil else { return }
    engine = nil
    observer?.fieldDisappeared(self)
  }
}

extension IBusField: @GLibActor FieldPort {
  public func commit(_ text: String) {
    guard let engine else { return }
    ibus_engine_commit_text(engine, ibus_text_new_from_string(text))
  }

  public func deleteBeforeCaret(_ count: Int) {
    guard let engine else { return }
    ibus_engine_delete_surrounding_text(engine, gint(-count), guint(count))
  }

  public func showPreedit(_ text: String) {
    guard let engine else { return }
    preview = text
    let length = guint(text.unicodeScalars.count)
    let shown = ibus_text_new_from_string(text)
    ibus_text_append_attribute(
      shown, IBUS_ATTR_TYPE_UNDERLINE.rawValue, IBUS_ATTR_UNDERLINE_SINGLE.rawValue, 0, gint(length))
    ibus_engine_update_preedit_text_with_mode(engine, shown, length, 1, IBUS_ENGINE_PREEDIT_CLEAR)
  }

  public func hidePreedit() {
    preview = nil
    guard let engine else { return }
    ibus_engine_hide_preedit_text(engine)
  }

  public func showBubble(_ text: String) {
    guard let engine else { return }
    ibus_engine_update_auxiliary_text(engine, ibus_text_new_from_string(text), 1)
  }

  public func hideBubble() {
    guard let engine else { return }
    ibus_engine_hide_auxiliary_text(engine)
  }

  public func showCandidates(_ list: CandidateList) {
    guard let engine else { return }
    let table = ibus_lookup_table_new(guint(CandidateList.pageSize), guint(list.selected), 1, 0)
    for row in list.rows { ibus_lookup_table_append_candidate(table, ibus_text_new_from_string(row)) }
    // One below the other: they are sentences.
    ibus_lookup_table_set_orientation(table, gint(IBUS_ORIENTATION_VERTICAL.rawValue))
    ibus_engine_update_lookup_table(engine, table, 1)
  }

  public func hideCandidates() {
    guard let engine else { return }
    ibus_engine_hide_lookup_table(engine)
  }

  public func requestSurroundingText() {
    guard let engine else { return }
    // Without a place to put them, this only asks the client; the answer comes by set_surrounding_text.
    ibus_engine_get_surrounding_text(engine, nil, nil, nil)
  }

  public func register(_ properties: [PanelProperty]) {
    guard let engine else { return }
    ibus_engine_register_properties(engine, properties.ibusList)
  }

  public func update(_ property: PanelProperty) {
    guard let engine else { return }
    ibus_engine_update_property(engine, property.ibusProperty)
  }
}
