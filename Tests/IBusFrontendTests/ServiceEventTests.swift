import DictationCore
import InputMethod
import ServiceInterface
import Testing

@testable import IBusFrontend

@Suite struct ServiceEventTests {
  private static let session = SessionID(rawValue: 7)
  private static let failure = DictationFailure(.noMicrophone, "There is none.")

  @Test(
    arguments: [
      (.started(session), .started(session)),
      (.level(session, 0.5), .level(session, 0.5)),
      (.partial(session, stable: "a", volatile: "b"), .partial(session, stable: "a", volatile: "b")),
      (.stopped(session), .stopped(session)),
      (.progress(session, 0.5), nil),
      (.rewriting(session, raw: "um t", rules: "t"), .rewriting(session, raw: "um t", rules: "t")),
      (.textReady(session, .rules, Draft(text: "t")), .textReady(session, .rules, Draft(text: "t"))),
      (.failed(session, failure), .failed(session, failure)),
      (.remark(session, "It went well."), .remark("It went well.")),
      (.pendingChanged(3), .pendingCount(3)),
      (.sessionInactive, .sessionInactive),
    ] as [(ServiceSignal, ServiceEvent?)])
  func signalsBecomeEvents(signal: ServiceSignal, event: ServiceEvent?) {
    #expect(ServiceEvent(.signal(signal)) == event)
  }

  @Test(arguments: zip(ServiceSignal.Trigger.allCases, ServiceEvent.Trigger.allCases))
  func triggersHaveTheSameNames(signal: ServiceSignal.Trigger, event: ServiceEvent.Trigger) {
    #expect(signal.rawValue == event.rawValue)
    #expect(ServiceEvent(.signal(.triggerRequested(signal))) == .triggerRequested(event))
  }

  @Test func comingAndGoingAreTold() {
    #expect(ServiceEvent(.available) == .available)
    #expect(ServiceEvent(.unavailable(Self.failure)) == .unavailable(Self.failure))
  }
}
