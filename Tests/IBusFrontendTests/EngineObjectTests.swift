import CIBus
import DictationCore
import GLibRuntime
import InputMethod
import TestSupport
import Testing

@testable import IBusFrontend

/// The GObject class by itself, without a daemon: what its virtual functions say, and what they leave to the parent.
@Suite struct EngineObjectTests {
  init() { GLibThread.start() }

  @Test @GLibActor func isAnIBusEngineSimpleThatWantsFocusIDs() async {
    #expect(g_type_is_a(EngineType.id, ibus_engine_simple_get_type()) != 0)
    let object = TestEngine()
    var wantsIDs = GValue()
    g_value_init(&wantsIDs, 5 << 2)  // G_TYPE_BOOLEAN
    defer { g_value_unset(&wantsIDs) }
    g_object_get_property(object.gObject, "has-focus-id", &wantsIDs)
    #expect(g_value_get_boolean(&wantsIDs) != 0)
    #expect(object.observer.news == [.appeared])
  }

  @Test @GLibActor func everyVirtualFunctionBecomesAnEvent() async {
    let object = TestEngine()
    let type = object.type
    object.observer.news = []
    type.focus_in(object.engine)
    type.focus_in_id(object.engine, "/context/1", "gtk3-im:gedit")
    type.set_capabilities(object.engine, 41)
    type.set_content_type(object.engine, 8, 1 << 11)
    type.set_content_type(object.engine, 99, 0)
    type.set_surrounding_text(object.engine, ibus_text_new_from_string("héé"), 5, 3)
    type.reset(object.engine)
    type.property_activate(object.engine, "dictation", PROP_STATE_CHECKED.rawValue)
    type.property_activate(object.engine, "dictation", PROP_STATE_UNCHECKED.rawValue)
    type.focus_out_id(object.engine, "/context/1")
    type.focus_out(object.engine)
    type.enable(object.engine)
    type.disable(object.engine)
    let events: [FieldEvent] = [
      .focusIn(path: nil, client: nil), .focusIn(path: "/context/1", client: "gtk3-im:gedit"), .capabilities(41),
      .contentType(.password, .isPrivate), .contentType(.freeForm, []),
      .surroundingText("héé", cursor: 5, anchor: 3), .reset, .propertyActivated(key: "dictation", isOn: true),
      .propertyActivated(key: "dictation", isOn: false), .focusOut(path: "/context/1"), .focusOut(path: nil),
      .enable, .disable,
    ]
    #expect(object.observer.news == events.map { .event($0) })
  }

  @Test @GLibActor func keysAreAskedForAndTheRestGoesOn() async {
    let object = TestEngine()
    object.observer.news = []
    object.observer.consumes = true
    #expect(object.press(0x61) != 0)
    object.observer.consumes = false
    #expect(object.press(0x61) == 0)
    #expect(object.type.process_key_event(object.engine, 0x61, 30, IBUS_RELEASE_MASK.rawValue) == 0)
    let press = KeyEvent(keysym: 0x61, keycode: 30)
    #expect(
      object.observer.news == [.key(press), .key(press), .key(KeyEvent(keysym: 0x61, keycode: 30, isRelease: true))])
  }

  /// What a parent keeps it forgets in functions that ours would hide from it.
  @Test(arguments: ["reset", "focus_out", "focus_out_id"])
  @GLibActor func halfADeadKeyIsForgotten(by function: String) async {
    let object = TestEngine()
    let deadAcute: UInt32 = 0xfe51
    #expect(object.press(deadAcute) != 0)
    #expect(object.press(0x65) != 0)  // composed
    #expect(object.press(deadAcute) != 0)
    switch function {
    case "reset": object.type.reset(object.engine)
    case "focus_out": object.type.focus_out(object.engine)
    default: object.type.focus_out_id(object.engine, "/context/1")
    }
    #expect(object.press(0x65) == 0)
  }

  @Test @GLibActor func afterDestroyNothingIsSaidAndNothingDone() async {
    weak var field: IBusField?
    let object = TestEngine()
    field = object.observer.field
    #expect(field != nil)
    ibus_object_destroy(object.ibusObject)
    #expect(object.observer.news.last == .disappeared)
    let count = object.observer.news.count
    // What was under way to the object when it was destroyed.
    object.observer.consumes = true
    #expect(object.observer.field?.key(0x61, 30, 0) == false)
    object.observer.field?.event(.reset)
    object.observer.field?.commit("lost")
    object.observer.field?.showPreedit("lost")
    object.observer.field?.register([PanelProperty(key: "k", label: "l")])
    ibus_object_destroy(object.ibusObject)
    #expect(object.observer.news.count == count)
    object.observer.field = nil
    object.free()
    #expect(field == nil)
  }
}
