import RecognizerWire
import Speech
import TestSupport
import Testing

@Suite struct FrameDecoderTests {
  @Test(arguments: Samples.hostMessages)
  func everyHostMessageArrivesAsItWasSent(message: HostMessage) throws {
    try expectRoundTrip(message)
  }

  @Test(arguments: Samples.workerMessages)
  func everyWorkerMessageArrivesAsItWasSent(message: WorkerMessage) throws {
    try expectRoundTrip(message)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 64, 1000])
  func anyCutOfTheStreamGivesTheSameMessages(size: Int) throws {
    let stream = Samples.workerMessages.flatMap(\.frame)
    var decoder = FrameDecoder<WorkerMessage>()
    var decoded: [WorkerMessage] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      decoder.append(stream[start..<min(start + size, stream.count)])
      while let message = try decoder.next() { decoded.append(message) }
    }
    #expect(decoded == Samples.workerMessages)
  }

  @Test func randomCutsGiveTheSameMessages() throws {
    var random = SeededRandom(seed: 7)
    let stream = Samples.hostMessages.flatMap(\.frame)
    for _ in 0..<200 {
      var decoder = FrameDecoder<HostMessage>()
      var decoded: [HostMessage] = []
      var rest = stream[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...rest.count, using: &random)
        decoder.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let message = try decoder.next() { decoded.append(message) }
      }
      #expect(decoded == Samples.hostMessages)
    }
  }

  @Test(arguments: [
    (frame([]), WireError.emptyFrame),
    ([0, 0, 0, 0x80], .oversizedFrame(0x8000_0000)),
    (length(FrameLimits.maximumPayload + 1), .oversizedFrame(FrameLimits.maximumPayload + 1)),
    (frame([0]), .unknownKind(0)),
    (frame([65]), .unknownKind(65)),
    (frame([255, 1, 2]), .unknownKind(255)),
    // `audio` that promises four thousand million samples, `start` with as many hints: nothing is allocated for them.
    (frame([4] + zeros(8) + [255, 255, 255, 255]), .truncated),
    (frame([3] + zeros(8) + zeros(4) + zeros(4) + [255, 255, 255, 255]), .truncated),
    (frame([5] + zeros(8) + [9, 9]), .trailingBytes(2)),
    (frame([7, 2, 0, 0, 0, 0xC3, 0x28]), .invalidText),
    (frame([7, 1, 0, 0, 0]), .truncated),
  ])
  func garbageIsRefusedByName(bytes: [UInt8], error: WireError) {
    var decoder = FrameDecoder<HostMessage>()
    decoder.append(bytes)
    #expect(throws: error) { try decoder.next() }
  }

  @Test(arguments: [
    (frame([69] + zeros(8) + [9]), WireError.invalidValue("event")),
    (frame([71] + zeros(8) + [0] + zeros(4)), .invalidValue("error")),
    (frame([68] + zeros(8) + [255, 255, 255, 255, 255, 255, 255, 255]), .invalidValue("count")),
    // More samples than any recording has.
    (frame([69] + zeros(8) + [2, 1, 0, 0, 0, 0, 0, 1, 0]), .invalidValue("count")),
  ])
  func impossibleAnswersAreRefusedByName(bytes: [UInt8], error: WireError) {
    var decoder = FrameDecoder<WorkerMessage>()
    decoder.append(bytes)
    #expect(throws: error) { try decoder.next() }
  }

  @Test func nothingAfterAnErrorIsTrusted() {
    var decoder = FrameDecoder<HostMessage>()
    decoder.append(frame([99]))
    #expect(throws: WireError.unknownKind(99)) { try decoder.next() }
    decoder.append(HostMessage.hello(version: 1).frame)
    #expect(throws: WireError.unknownKind(99)) { try decoder.next() }
  }

  @Test func anUnfinishedFrameIsWaitedFor() throws {
    var decoder = FrameDecoder<HostMessage>()
    decoder.append(length(FrameLimits.maximumPayload))
    #expect(try decoder.next() == nil)
  }

  @Test func everyShortenedPayloadIsRefused() {
    for message in Samples.hostMessages {
      let payload = message.payload
      for length in 0..<payload.count {
        #expect(throws: WireError.self) { try HostMessage(payload: payload[..<length]) }
      }
    }
    for message in Samples.workerMessages {
      let payload = message.payload
      for length in 0..<payload.count {
        #expect(throws: WireError.self) { try WorkerMessage(payload: payload[..<length]) }
      }
    }
  }

  /// Whatever a broken or hostile peer sends is a message or an error, never a trap: what decodes encodes to the same.
  @Test func damagedPayloadsAreMessagesOrErrors() {
    var random = SeededRandom(seed: 11)
    for payload in Samples.hostMessages.map(\.payload) + Samples.workerMessages.map(\.payload) {
      for _ in 0..<500 {
        var damaged = payload
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let message = try? HostMessage(payload: damaged[...]) {
          #expect((try? HostMessage(payload: message.payload[...])) == message)
        }
        if let message = try? WorkerMessage(payload: damaged[...]) {
          #expect((try? WorkerMessage(payload: message.payload[...])) == message)
        }
      }
    }
  }

  private func expectRoundTrip<Message: WireMessage & Equatable>(_ message: Message) throws {
    var decoder = FrameDecoder<Message>()
    decoder.append(message.frame)
    #expect(try decoder.next() == message)
    #expect(try decoder.next() == nil)
  }
}

private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

private func length(_ count: Int) -> [UInt8] { withUnsafeBytes(of: UInt32(count).littleEndian, Array.init) }

private func frame(_ payload: [UInt8]) -> [UInt8] { length(payload.count) + payload }
