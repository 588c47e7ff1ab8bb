import RecognizerWire
import Speech
import Testing

@testable import RecognizerWorker

@Suite struct RequestQueueTests {
  @Test func keepsTheOrderAndKnowsTheLast() {
    let queue = RequestQueue()
    let messages = (0..<200).map { HostMessage.finish(UtteranceID(rawValue: $0)) }
    for message in messages { queue.append(message) }
    for (index, message) in messages.enumerated() {
      let next = queue.next()
      #expect(next.message == message)
      #expect(next.isLast == (index == messages.count - 1))
    }
  }

  @Test func cancelTakesOutTheWorkOfItsUtterance() {
    let queue = RequestQueue()
    let (kept, gone) = (UtteranceID(rawValue: 1), UtteranceID(rawValue: 2))
    let start = HostMessage.start(gone, recognizer: "one", RecognitionContext())
    for message in [.audio(kept, [1]), start, .audio(gone, [2]), .finish(gone), .audio(kept, [3]), .cancel(gone)] {
      queue.append(message)
    }
    let left = (0..<4).map { _ in queue.next().message }
    #expect(left == [.audio(kept, [1]), start, .audio(kept, [3]), .cancel(gone)])
  }

  @Test func theDecoderWaitsForTheReader() async {
    let queue = RequestQueue()
    async let next = Task.detached { queue.next().message }.value
    queue.append(.hello(version: 1))
    #expect(await next == .hello(version: 1))
  }
}
