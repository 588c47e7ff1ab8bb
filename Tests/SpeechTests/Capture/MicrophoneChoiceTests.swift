import Speech
import Testing

@Suite struct MicrophoneChoiceTests {
  static let monitor = Microphone(name: "speaker.monitor", description: "Monitor", isDefault: true, isMonitor: true)
  static let usb = Microphone(name: "usb", description: "USB")
  static let builtIn = Microphone(name: "built-in", description: "Built-in", isDefault: true)

  @Test(arguments: [
    (MicrophoneChoice.followDefault, [Microphone](), String?.none),
    (.followDefault, [monitor], nil),
    (.followDefault, [monitor, usb], "usb"),
    (.followDefault, [usb, builtIn], "built-in"),
    (.named("usb"), [builtIn, usb], "usb"),
    (.named("gone"), [usb, builtIn], "built-in"),
    (.named("gone"), [monitor], nil),
    (.named("speaker.monitor"), [usb, monitor], "speaker.monitor"),
  ])
  func `a monitor is taken only when it was named`(choice: MicrophoneChoice, there: [Microphone], name: String?) {
    #expect(choice.resolved(among: there)?.name == name)
  }
}
