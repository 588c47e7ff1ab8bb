import Testing

@testable import DictationCore

@Suite struct TriggerGestureTests {
  private static let bindings = TriggerBindings(
    hold: [KeyBinding(keysym: Key.control), KeyBinding(keysym: Key.f9)],
    toggle: [KeyBinding(keysym: Key.space, modifiers: [.control, .shift])])

  @Test(arguments: hold + tap + shortcut + toggle + focus + escape + enter)
  func signals(_ script: GestureScript) {
    let result = script.play(TriggerGesture(bindings: Self.bindings))
    #expect(result.signals == script.signals)
    #expect(result.keys == script.keys)
  }

  static let hold = [
    GestureScript(
      "modifier held and released",
      [(0, .press(Key.control)), (900, .release(Key.control, .control))],
      signals: ["100 armed", "250 held", "900 released"], keys: "PP"),
    GestureScript(
      "GTK repeats: presses only",
      [
        (0, .press(Key.f9)), (660, .press(Key.f9)), (700, .press(Key.f9)), (740, .press(Key.f9)),
        (760, .release(Key.f9)),
      ],
      signals: ["100 armed", "250 held", "840 released"], keys: "ccccc"),
    GestureScript(
      "Qt repeats: release and press in one millisecond",
      [(0, .press(Key.f9)), (660, .pair(Key.f9)), (700, .pair(Key.f9)), (740, .pair(Key.f9)), (770, .release(Key.f9))],
      signals: ["100 armed", "250 held", "850 released"], keys: "cccccccc"),
    GestureScript(
      "Qt repeats that begin before the hold is one",
      [(0, .press(Key.f9)), (90, .pair(Key.f9)), (200, .pair(Key.f9)), (400, .release(Key.f9))],
      signals: ["100 armed", "250 held", "480 released"], keys: "cccccc"),
    GestureScript(
      "a release that never comes leaves the hold to the silence",
      [(0, .press(Key.control))], signals: ["100 armed", "250 held"], keys: "P"),
    GestureScript(
      "a lost release, then a press: the same hold goes on, and its release ends it",
      [(0, .press(Key.control)), (5000, .press(Key.control)), (5300, .release(Key.control, .control))],
      signals: ["100 armed", "250 held", "5300 released"], keys: "PPP"),
    GestureScript(
      "Num Lock and Caps Lock do not count",
      [(0, .press(Key.control, [.lock, .numLock])), (300, .release(Key.control, [.control, .lock, .numLock]))],
      signals: ["100 armed", "250 held", "300 released"], keys: "PP"),
    GestureScript(
      "another modifier is held: not alone",
      [(0, .press(Key.control, .shift)), (900, .release(Key.control, [.control, .shift]))], signals: [], keys: "PP"),
    GestureScript(
      "typing while a plain key is held changes nothing",
      [(0, .press(Key.f9)), (300, .press(Key.a)), (350, .release(Key.a)), (900, .release(Key.f9))],
      signals: ["100 armed", "250 held", "980 released"], keys: "cPPc"),
  ]

  static let tap = [
    GestureScript(
      "shorter than the arm delay", [(0, .press(Key.control)), (90, .release(Key.control, .control))],
      signals: ["90 tapped"], keys: "PP"),
    GestureScript(
      "armed, but shorter than a hold", [(0, .press(Key.control)), (249, .release(Key.control, .control))],
      signals: ["100 armed", "249 abandoned", "249 tapped"], keys: "PP"),
    GestureScript(
      "a plain key's release is believed late, but counts from when it came",
      [(0, .press(Key.f9)), (240, .release(Key.f9))], signals: ["100 armed", "320 abandoned", "320 tapped"],
      keys: "cc"),
    GestureScript(
      "two taps",
      [
        (0, .press(Key.control)), (80, .release(Key.control, .control)), (300, .press(Key.control)),
        (370, .release(Key.control, .control)),
      ],
      signals: ["80 tapped", "370 doubleTapped"], keys: "PPPP"),
    GestureScript(
      "a third tap is a first one again",
      [
        (0, .press(Key.control)), (50, .release(Key.control, .control)), (200, .press(Key.control)),
        (250, .release(Key.control, .control)), (400, .press(Key.control)), (450, .release(Key.control, .control)),
      ],
      signals: ["50 tapped", "250 doubleTapped", "450 tapped"], keys: "PPPPPP"),
    GestureScript(
      "two taps too far apart",
      [
        (0, .press(Key.control)), (80, .release(Key.control, .control)), (481, .press(Key.control)),
        (500, .release(Key.control, .control)),
      ],
      signals: ["80 tapped", "500 tapped"], keys: "PPPP"),
    GestureScript(
      "two taps of different keys",
      [
        (0, .press(Key.control)), (50, .release(Key.control, .control)), (100, .press(Key.f9)),
        (150, .release(Key.f9)),
      ],
      signals: ["50 tapped", "230 tapped"], keys: "PPcc"),
    GestureScript(
      "a key between two taps",
      [
        (0, .press(Key.control)), (50, .release(Key.control, .control)), (100, .press(Key.a)), (110, .release(Key.a)),
        (150, .press(Key.control)), (200, .release(Key.control, .control)),
      ],
      signals: ["50 tapped", "200 tapped"], keys: "PPPPPP"),
    GestureScript(
      "a tap and then a hold",
      [
        (0, .press(Key.control)), (50, .release(Key.control, .control)), (200, .press(Key.control)),
        (900, .release(Key.control, .control)),
      ],
      signals: ["50 tapped", "300 armed", "450 held", "900 released"], keys: "PPPP"),
  ]

  static let shortcut = [
    GestureScript(
      "a shortcut before the microphone opens",
      [
        (0, .press(Key.control)), (60, .press(Key.c, .control)), (90, .release(Key.c, .control)),
        (400, .release(Key.control, .control)),
      ],
      signals: [], keys: "PPPP"),
    GestureScript(
      "a shortcut after it",
      [(0, .press(Key.control)), (180, .press(Key.c, .control)), (900, .release(Key.control, .control))],
      signals: ["100 armed", "180 abandoned"], keys: "PPP"),
    GestureScript(
      "a shortcut while dictating",
      [(0, .press(Key.control)), (800, .press(Key.c, .control)), (900, .release(Key.control, .control))],
      signals: ["100 armed", "250 held", "800 combined"], keys: "PPP"),
    GestureScript(
      "another modifier makes it a shortcut, too",
      [(0, .press(Key.control)), (150, .press(Key.leftShift, .control)), (900, .release(Key.control, .control))],
      signals: ["100 armed", "150 abandoned"], keys: "PPP"),
  ]

  static let toggle = [
    GestureScript(
      "press, repeats and release are ours",
      [
        (0, .press(Key.space, [.control, .shift])), (500, .press(Key.space, [.control, .shift])),
        (530, .press(Key.space, [.control, .shift])), (560, .release(Key.space, [.control, .shift])),
      ],
      signals: ["0 toggled"], keys: "cccc"),
    GestureScript(
      "Qt repeats toggle once",
      [
        (0, .press(Key.space, [.control, .shift])), (660, .pair(Key.space, [.control, .shift])),
        (700, .pair(Key.space, [.control, .shift])), (720, .release(Key.space, [.control, .shift])),
      ],
      signals: ["0 toggled"], keys: "cccccc"),
    GestureScript(
      "twice",
      [
        (0, .press(Key.space, [.control, .shift])), (50, .release(Key.space, [.control, .shift])),
        (300, .press(Key.space, [.control, .shift])), (350, .release(Key.space, [.control, .shift])),
      ],
      signals: ["0 toggled", "300 toggled"], keys: "cccc"),
    GestureScript(
      "after a lost release a press counts again",
      [(0, .press(Key.space, [.control, .shift])), (4000, .press(Key.space, [.control, .shift]))],
      signals: ["0 toggled", "4000 toggled"], keys: "cc"),
    GestureScript(
      "the modifiers are let go first",
      [
        (0, .press(Key.space, [.control, .shift])), (500, .press(Key.space, .control)), (530, .press(Key.space)),
        (550, .release(Key.space)), (900, .press(Key.space)), (950, .release(Key.space)),
      ],
      signals: ["0 toggled"], keys: "ccccPP"),
    GestureScript(
      "with the hold key as the Control of it",
      [
        (0, .press(Key.control)), (120, .press(Key.leftShift, .control)),
        (200, .press(Key.space, [.control, .shift])), (260, .release(Key.space, [.control, .shift])),
      ],
      signals: ["100 armed", "120 abandoned", "200 toggled"], keys: "PPcc"),
    GestureScript(
      "one modifier more is another shortcut",
      [(0, .press(Key.space, [.control, .shift, .alt]))], signals: [], keys: "P"),
  ]

  static let focus = [
    GestureScript(
      "ends a hold",
      [(0, .press(Key.control)), (600, .focusMoves), (700, .release(Key.control, .control))],
      signals: ["100 armed", "250 held", "600 interrupted"], keys: "PP"),
    GestureScript(
      "ends an armed press without a trace",
      [(0, .press(Key.control)), (150, .focusMoves)], signals: ["100 armed", "150 abandoned"], keys: "P"),
    GestureScript(
      "GNOME Shell goes on with presses in the next window",
      [
        (0, .press(Key.f9)), (600, .focusMoves), (630, .press(Key.f9)), (660, .press(Key.f9)), (690, .press(Key.f9)),
        (1600, .release(Key.f9)),
      ],
      signals: ["100 armed", "250 held", "600 interrupted"], keys: "ccccc"),
    GestureScript(
      "the first repeat comes after the move",
      [(0, .press(Key.f9)), (200, .focusMoves), (660, .press(Key.f9)), (700, .press(Key.f9))],
      signals: ["100 armed", "200 abandoned"], keys: "ccc"),
    GestureScript(
      "a toggle key goes on in the next window",
      [
        (0, .press(Key.space, [.control, .shift])), (100, .focusMoves), (500, .press(Key.space, [.control, .shift])),
        (530, .press(Key.space, [.control, .shift])),
      ],
      signals: ["0 toggled"], keys: "ccc"),
    GestureScript(
      "the release was lost with the window, and the key is pressed again later",
      [
        (0, .press(Key.control)), (600, .focusMoves), (9000, .press(Key.control)),
        (9500, .release(Key.control, .control)),
      ],
      signals: ["100 armed", "250 held", "600 interrupted", "9100 armed", "9250 held", "9500 released"], keys: "PPP"),
    GestureScript(
      "a press right after the move is a repeat, however long the key was silent before",
      [
        (0, .press(Key.control)), (5000, .focusMoves), (5300, .press(Key.control)),
        (5900, .release(Key.control, .control)),
      ],
      signals: ["100 armed", "250 held", "5000 interrupted"], keys: "PPP"),
    GestureScript(
      "between two taps",
      [
        (0, .press(Key.control)), (50, .release(Key.control, .control)), (100, .focusMoves),
        (1200, .press(Key.control)), (1250, .release(Key.control, .control)),
      ],
      signals: ["50 tapped", "1250 tapped"], keys: "PPPP"),
  ]

  static let enter = [
    GestureScript(
      "is the application's while no text can be taken",
      [(0, .press(Key.enter)), (50, .release(Key.enter))], signals: [], keys: "PP"),
    GestureScript(
      "is ours while one can, with its repeats and its release", takesEnter: true,
      [(0, .press(Key.enter)), (500, .press(Key.enter)), (530, .press(Key.enter)), (550, .release(Key.enter))],
      signals: ["0 accepted"], keys: "cccc"),
    GestureScript(
      "of the keypad too", takesEnter: true, [(0, .press(Key.keypadEnter))], signals: ["0 accepted"], keys: "c"),
    GestureScript(
      "with a modifier is a shortcut", takesEnter: true, [(0, .press(Key.enter, .control))], signals: [], keys: "P"),
  ]

  static let escape = [
    GestureScript(
      "is the application's while there is nothing to cancel",
      [(0, .press(Key.escape)), (50, .release(Key.escape))], signals: [], keys: "PP"),
    GestureScript(
      "is ours while there is, with its repeats and its release", takesEscape: true,
      [(0, .press(Key.escape)), (500, .press(Key.escape)), (530, .press(Key.escape)), (550, .release(Key.escape))],
      signals: ["0 escaped"], keys: "cccc"),
    GestureScript(
      "with a modifier is a shortcut", takesEscape: true, [(0, .press(Key.escape, .alt))], signals: [], keys: "P"),
    GestureScript(
      "while Control is held to talk", takesEscape: true,
      [
        (0, .press(Key.control)), (800, .press(Key.escape, .control)), (850, .release(Key.escape, .control)),
        (900, .release(Key.control, .control)),
      ],
      signals: ["100 armed", "250 held", "800 escaped", "900 released"], keys: "PccP"),
  ]

  @Test func escapeStaysOursWhileItIsHeldAfterTheCancel() {
    var gesture = TriggerGesture()
    let press = KeyEvent(keysym: Key.escape)
    let release = KeyEvent(keysym: Key.escape, isRelease: true)
    #expect(gesture.key(press, at: .zero, takesEscape: true) == KeyReaction(isConsumed: true, signals: [.escaped]))
    #expect(gesture.key(press, at: .milliseconds(500), takesEscape: false) == KeyReaction(isConsumed: true))
    #expect(gesture.key(release, at: .milliseconds(520), takesEscape: false) == KeyReaction(isConsumed: true))
    #expect(gesture.key(press, at: .milliseconds(900), takesEscape: false) == KeyReaction())
  }

  @Test func aForgottenTapIsNotTheFirstOfTwo() {
    var gesture = TriggerGesture()
    let press = KeyEvent(keysym: Key.control)
    let release = KeyEvent(keysym: Key.control, modifiers: .control, isRelease: true)
    _ = gesture.key(press, at: .zero, takesEscape: false)
    #expect(gesture.key(release, at: .milliseconds(50), takesEscape: false).signals == [.tapped])
    gesture.forgetTap()
    _ = gesture.key(press, at: .milliseconds(150), takesEscape: false)
    #expect(gesture.key(release, at: .milliseconds(200), takesEscape: false).signals == [.tapped])
  }

  @Test func newBindingsEndAHold() {
    var gesture = TriggerGesture()
    _ = gesture.key(KeyEvent(keysym: Key.control), at: .zero, takesEscape: false)
    _ = gesture.advance(to: .milliseconds(250))
    let other = TriggerBindings(hold: [KeyBinding(keysym: Key.f9)], toggle: [])
    let signals = gesture.configure(bindings: other, armDelay: .milliseconds(100), at: .milliseconds(400))
    #expect(signals == [.interrupted])
    #expect(gesture.key(KeyEvent(keysym: Key.f9), at: .milliseconds(500), takesEscape: false).isConsumed)
  }

  @Test func anArmDelayBeyondTheShortestHoldMovesTheHold() {
    var gesture = TriggerGesture(armDelay: .milliseconds(400))
    _ = gesture.key(KeyEvent(keysym: Key.control), at: .zero, takesEscape: false)
    #expect(gesture.advance(to: .milliseconds(399)).isEmpty)
    #expect(gesture.advance(to: .milliseconds(400)) == [.armed, .held])
  }
}
