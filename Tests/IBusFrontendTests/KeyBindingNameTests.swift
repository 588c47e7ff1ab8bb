import DictationCore
import IBusFrontend
import Testing

@Suite struct KeyBindingNameTests {
  @Test(
    arguments: [
      ("Control_R", 0xffe4, []),
      ("space", 0x20, []),
      ("F9", 0xffc6, []),
      ("Control+Shift+space", 0x20, [.control, .shift]),
      ("<Control><Shift>space", 0x20, [.control, .shift]),
      ("<Primary>F12", 0xffc9, [.control]),
      ("ctrl + alt + d", 0x64, [.control, .alt]),
      (" Super+period ", 0x2e, [.superKey]),
      ("Meta+Hyper+Pause", 0xff13, [.meta, .hyper]),
      ("plus", 0x2b, []),
      ("Shift+Eacute", 0xc9, [.shift]),
    ] as [(String, UInt32, Modifiers)])
  func namesAreThoseOfIBus(name: String, keysym: UInt32, modifiers: Modifiers) throws {
    #expect(try KeyBinding(name: name) == KeyBinding(keysym: keysym, modifiers: modifiers))
  }

  @Test(arguments: [
    (
      "Controll_R",
      "The setting hold-keys names an unknown key \"Controll_R\"; "
        + "write a key as IBus names it, such as Control_R, F9 or space."
    ),
    (
      "Control+Shift+spcae",
      "The setting hold-keys has \"Control+Shift+spcae\", in which the key \"spcae\" is unknown; "
        + "write a key as IBus names it, such as Control_R, F9 or space."
    ),
    (
      "<Contrl>space",
      "The setting hold-keys has \"<Contrl>space\", in which the modifier \"Contrl\" is unknown; "
        + "use Control, Shift, Alt, Super, Hyper or Meta."
    ),
    (
      "",
      "The setting hold-keys names an unknown key \"\"; "
        + "write a key as IBus names it, such as Control_R, F9 or space."
    ),
    (
      "Control+",
      "The setting hold-keys has \"Control+\", in which the key \"\" is unknown; "
        + "write a key as IBus names it, such as Control_R, F9 or space."
    ),
  ])
  func whatIsUnknownIsNamed(name: String, sentence: String) {
    #expect {
      try KeyBinding(name: name)
    } throws: {
      ($0 as? KeyNameError)?.sentence(setting: "hold-keys") == sentence
    }
  }
}
