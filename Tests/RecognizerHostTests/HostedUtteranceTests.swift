import GLibRuntime
import RecognizerWire
import Speech
import TestSupport
import Testing

@testable import RecognizerHost

@Suite struct HostedUtteranceTests {
  init() { GLibThread.start() }

  private struct Nothing: AudioReplay {
    func samples(from offset: Int, count: Int) async throws -> [Int16] { [] }
  }

  @Test(arguments: [(0, 0), (50, 50), (100, 100), (101, 100), (1 << 48, 100), (.max, 100)])
  @GLibActor func `a worker has decoded no more than it was sent`(said: Int, decoded: Int) {
    let utterance = HostedUtterance(
      id: UtteranceID(rawValue: 1), configuration: HostFixture.configuration, context: RecognitionContext(),
      replay: Nothing()
    ) { _ in }
    utterance.sent = 100
    utterance.progressed(to: said)
    #expect(utterance.decoded == decoded)
  }
}
