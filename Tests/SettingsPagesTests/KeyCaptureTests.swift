import DictationCore
import Testing

@testable import SettingsPages

@Suite struct KeyCaptureTests {
  private static let keysyms: [String: UInt32] = [
    "Control_R": 0xffe4, "Control_L": 0xffe3, "Shift_L": 0xffe1, "F9": 0xffc6, "Pause": 0xff13, "space": 0x20,
    "d": 0x64, "Return": 0xff0d, "Escape": 0xff1b, "ISO_Level3_Shift": 0xfe03,
  ]

  /// `+Control_L` goes down, `-Control_L` up; the modifiers are those of the keys that are down.
  private func press(_ keys: String, _ kind: KeyCapture.Kind) throws -> KeyCapture.Outcome {
    var capture = KeyCapture(kind)
    var held: Modifiers = []
    var outcome = KeyCapture.Outcome.waiting
    for key in keys.split(separator: " ") {
      let name = String(key.dropFirst())
      let isDown = key.first == "+"
      outcome = capture.take(
        KeyPress(keysym: try #require(Self.keysyms[name]), name: name, modifiers: held, isDown: isDown))
      if case .waiting = outcome {} else { return outcome }
      let own: Modifiers = name.hasPrefix("Control") ? .control : name.hasPrefix("Shift") ? .shift : []
      if isDown { held.formUnion(own) } else { held.subtract(own) }
    }
    return outcome
  }

  @Test(arguments: [
    ("+Control_R -Control_R", "Control_R"), ("+F9 -F9", "F9"), ("+Pause -Pause", "Pause"),
    ("+ISO_Level3_Shift -ISO_Level3_Shift", "ISO_Level3_Shift"),
  ])
  func `a key to hold is one that was pressed by itself`(keys: String, name: String) throws {
    #expect(try press(keys, .single) == .chosen(KeyName(name)))
  }

  @Test(arguments: ["+d -d", "+space -space", "+Return -Return", "+Control_L +F9", "+Control_L +Shift_L"])
  func `no key to hold is one that writes, or two at once`(keys: String) throws {
    guard case .refused(let sentence) = try press(keys, .single) else {
      Issue.record("\(keys) was taken")
      return
    }
    #expect(sentence.hasSuffix("."))
  }

  @Test(arguments: [
    ("+F9 +F9 +F9 -F9", KeyCapture.Outcome.chosen(KeyName("F9"))), ("+F9 +F9", .waiting),
    ("+Control_R +Control_R -Control_R", .chosen(KeyName("Control_R"))),
  ])
  func `a key that repeats is one key`(keys: String, outcome: KeyCapture.Outcome) throws {
    #expect(try press(keys, .single) == outcome)
  }

  @Test func `what was refused is not taken by its repeating`() throws {
    var capture = KeyCapture(.single)
    func take(_ name: String, isDown: Bool) throws -> KeyCapture.Outcome {
      capture.take(
        KeyPress(keysym: try #require(Self.keysyms[name]), name: name, modifiers: [], isDown: isDown))
    }
    _ = try take("F9", isDown: true)
    guard case .refused = try take("Pause", isDown: true) else { throw Wrong("two keys were taken") }
    #expect(try take("Pause", isDown: true) == .waiting)
    #expect(try take("Pause", isDown: false) == .waiting)
  }

  @Test func `a key is only chosen when it is let go`() throws {
    #expect(try press("+Control_R", .single) == .waiting)
  }

  @Test(arguments: [
    ("+Control_L +Shift_L +space", "Control+Shift+space"), ("+Control_L +d", "Control+d"), ("+F9", "F9"),
    ("+Shift_L +F9", "Shift+F9"), ("+Control_L -Control_L +F9", "F9"),
  ])
  func `a chord is a key with what is held`(keys: String, name: String) throws {
    #expect(try press(keys, .chord) == .chosen(KeyName(name)))
  }

  @Test(arguments: ["+d", "+Return", "+Shift_L +d"])
  func `no chord is a key that writes`(keys: String) throws {
    guard case .refused = try press(keys, .chord) else {
      Issue.record("\(keys) was taken")
      return
    }
  }

  @Test(arguments: [KeyCapture.Kind.single, .chord])
  func `Escape cancels`(kind: KeyCapture.Kind) throws {
    #expect(try press("+Escape", kind) == .cancelled)
    #expect(try press("+Control_L +Escape", .chord) == .chosen(KeyName("Control+Escape")))
  }

  @Test(arguments: [
    ("Control_R", "Right Ctrl"), ("Control+Shift+space", "Ctrl + Shift + Space"),
    ("<Control><Shift>d", "Ctrl + Shift + D"),
    ("F9", "F9"), ("XF86AudioMedia", "XF86AudioMedia"),
  ])
  func `a key reads as it is printed`(stored: String, label: String) {
    #expect(KeyName(stored).label == label)
  }
}
