/// A session with its segments, in their order.
public struct ArchiveEntry: Hashable, Sendable {
  public var session: ArchivedSession
  public var segments: [ArchivedSegment]

  public init(_ session: ArchivedSession, _ segments: [ArchivedSegment]) {
    self.session = session
    self.segments = segments
  }

  /// Everything that was said, one segment after the other.
  public var text: String {
    segments.reduce(into: "") { text, segment in
      let isApart = !text.isEmpty && text.last?.isNewline == false && segment.text.first?.isNewline == false
      text += (isApart ? " " : "") + segment.text
    }
  }

  /// Seconds.
  public var duration: Double { segments.reduce(0) { $0 + $1.duration } }
}
