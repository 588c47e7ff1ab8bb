import ServiceInterface
import Testing

@testable import DictationService

@Suite struct ShortcutGestureTests {
  @Test(
    arguments: [
      ([(true, 0), (false, 100)], [.toggle]),
      ([(true, 0), (false, 100), (true, 3_000), (false, 3_100)], [.toggle, .toggle]),
      ([(true, 0), (false, 401)], [.toggle, .stop]),
      ([(true, 0), (true, 30), (true, 60), (false, 2_000)], [.toggle, .stop]),
      ([(false, 0)], []),
      ([(true, 0)], [.toggle]),
    ] as [([(isPress: Bool, milliseconds: Int)], [ServiceSignal.Trigger])])
  func aShortPressTogglesAndALongOneHolds(
    events: [(isPress: Bool, milliseconds: Int)], triggers: [ServiceSignal.Trigger]
  ) {
    var gesture = ShortcutGesture()
    let meant = events.compactMap { event in
      let time = Duration.milliseconds(event.milliseconds)
      return event.isPress ? gesture.pressed(at: time) : gesture.released(at: time)
    }
    #expect(meant == triggers)
  }
}
