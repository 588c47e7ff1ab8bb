import CIBus
import DictationCore
import GLibRuntime
import InputMethod
import TestSupport
import Testing

@testable import IBusFrontend

@Suite struct ConversionTests {
  init() { GLibThread.start() }

  @Test(
    arguments: [
      ([IBUS_CONTROL_MASK, IBUS_SHIFT_MASK], [.control, .shift]),
      ([IBUS_LOCK_MASK, IBUS_MOD2_MASK], [.lock, .numLock]),
      ([IBUS_MOD1_MASK], [.alt]),
      ([IBUS_MOD4_MASK], [.superKey]),
      ([IBUS_MOD4_MASK, IBUS_SUPER_MASK], [.superKey]),
      ([IBUS_META_MASK, IBUS_HYPER_MASK], [.meta, .hyper]),
      // Pointer buttons, the levels of the layout, and IBus's own marks.
      ([IBUS_BUTTON1_MASK, IBUS_MOD3_MASK, IBUS_MOD5_MASK], []),
      ([IBUS_HANDLED_MASK, IBUS_IGNORED_MASK, IBUS_RELEASE_MASK], []),
    ] as [([IBusModifierType], Modifiers)])
  func modifiersAreThoseAPersonHolds(state: [IBusModifierType], modifiers: Modifiers) {
    #expect(Modifiers(ibus: state.reduce(0) { $0 | $1.rawValue }) == modifiers)
  }

  @Test func purposesAndHintsHaveTheNumbersOfIBus() {
    let purposes = [
      IBUS_INPUT_PURPOSE_FREE_FORM, IBUS_INPUT_PURPOSE_ALPHA, IBUS_INPUT_PURPOSE_DIGITS, IBUS_INPUT_PURPOSE_NUMBER,
      IBUS_INPUT_PURPOSE_PHONE, IBUS_INPUT_PURPOSE_URL, IBUS_INPUT_PURPOSE_EMAIL, IBUS_INPUT_PURPOSE_NAME,
      IBUS_INPUT_PURPOSE_PASSWORD, IBUS_INPUT_PURPOSE_PIN, IBUS_INPUT_PURPOSE_TERMINAL,
    ]
    #expect(purposes.map { InputPurpose(ibus: $0.rawValue) } == InputPurpose.allCases)
    #expect(InputHints.isPrivate.rawValue == IBUS_INPUT_HINT_PRIVATE.rawValue)
  }

  @Test @GLibActor func propertiesKeepEverything() async {
    let property = PanelProperty(
      key: "dictation", kind: .toggle(isOn: true), label: "Dictate", tooltip: "Speak", icon: "microphone",
      symbol: "●", isSensitive: false, isVisible: true
    ).ibusProperty
    g_object_ref_sink(property)
    defer { g_object_unref(property) }
    #expect(String(cString: ibus_property_get_key(property)) == "dictation")
    #expect(ibus_property_get_prop_type(property) == PROP_TYPE_TOGGLE)
    #expect(ibus_property_get_state(property) == PROP_STATE_CHECKED)
    #expect(text(ibus_property_get_label(property)) == "Dictate")
    #expect(text(ibus_property_get_tooltip(property)) == "Speak")
    #expect(text(ibus_property_get_symbol(property)) == "●")
    #expect(String(cString: ibus_property_get_icon(property)) == "microphone")
    #expect(ibus_property_get_sensitive(property) == 0)
    #expect(ibus_property_get_visible(property) != 0)
  }

  @Test @GLibActor func menusHoldTheirEntries() async {
    let menu = PanelProperty(
      key: "menu",
      kind: .menu([
        PanelProperty(key: "one", kind: .radio(isOn: false), label: "One"),
        PanelProperty(key: "two", kind: .radio(isOn: true), label: "Two"),
        PanelProperty(key: "line", kind: .separator, label: ""),
      ]), label: "Menu"
    ).ibusProperty
    g_object_ref_sink(menu)
    defer { g_object_unref(menu) }
    #expect(ibus_property_get_prop_type(menu) == PROP_TYPE_MENU)
    let entries = ibus_property_get_sub_props(menu)
    let types = (0..<3).map { ibus_property_get_prop_type(ibus_prop_list_get(entries, $0)) }
    #expect(types == [PROP_TYPE_RADIO, PROP_TYPE_RADIO, PROP_TYPE_SEPARATOR])
    #expect(ibus_property_get_state(ibus_prop_list_get(entries, 1)) == PROP_STATE_CHECKED)
    #expect(ibus_prop_list_get(entries, 3) == nil)
  }

  private func text(_ text: UnsafeMutablePointer<IBusText>?) -> String { String(cString: ibus_text_get_text(text)) }
}
