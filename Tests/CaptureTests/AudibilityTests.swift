import Speech
import Testing

@testable import Capture

@Suite struct AudibilityTests {
  private let zeros = [Int16](repeating: 0, count: 100)

  @Test func `zeros are reported once they were enough, and their end`() {
    var audibility = Audibility(zeroLimit: 200)
    #expect(audibility.hear(zeros) == nil)
    #expect(audibility.hear(zeros) == .silent(.allZero))
    #expect(audibility.hear(zeros) == nil)
    #expect(audibility.hear([0, 1]) == .audible)
    for _ in 0..<10 { #expect(audibility.hear(zeros) == nil) }
  }

  @Test func `what the server says comes first`() {
    var audibility = Audibility(zeroLimit: 100)
    var microphone = Microphone(name: "usb", description: "USB")
    #expect(audibility.know(microphone) == nil)
    microphone.isMuted = true
    microphone.volume = 0
    #expect(audibility.know(microphone) == .silent(.muted))
    #expect(audibility.hear(zeros) == nil)
    microphone.isMuted = false
    #expect(audibility.know(microphone) == .silent(.volumeZero))
    microphone.volume = 0.5
    #expect(audibility.know(microphone) == .silent(.allZero))
    #expect(audibility.hear([7]) == .audible)
  }

  @Test func `another microphone begins anew`() {
    var audibility = Audibility(zeroLimit: 150)
    #expect(audibility.hear(zeros) == nil)
    audibility.moveOn()
    #expect(audibility.hear(zeros) == nil)
    #expect(audibility.hear(zeros) == .silent(.allZero))
  }
}
