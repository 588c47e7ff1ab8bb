/// Cuts a stream of bytes into messages, wherever the stream was cut on its way.
public struct FrameDecoder<Message: WireMessage>: Sendable {
  private var buffer: [UInt8] = []
  private var start = 0
  private var failure: WireError?

  public init() {}

  public mutating func append(_ bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next whole message, nil where bytes are still missing.
  /// - Throws: the first error again and again: a stream that was wrong once has lost its frame boundaries.
  public mutating func next() throws(WireError) -> Message? {
    if let failure { throw failure }
    do throws(WireError) {
      return try decodeNext()
    } catch {
      failure = error
      buffer = []
      start = 0
      throw error
    }
  }

  private mutating func decodeNext() throws(WireError) -> Message? {
    let available = buffer.count - start
    guard available >= 4 else { return nil }
    let length = buffer[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= FrameLimits.maximumPayload else { throw .oversizedFrame(length) }
    guard length > 0 else { throw .emptyFrame }
    guard available >= 4 + length else { return nil }
    defer { start += 4 + length }
    return try Message(payload: buffer[start + 4..<start + 4 + length])
  }
}
