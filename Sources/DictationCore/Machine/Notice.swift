/// Something that is shown for a while.
struct Notice: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case failed(String)
    case sent
    /// Texts wait to be inserted.
    case waiting
  }

  let content: Content
  let end: Duration

  init(_ content: Content, at now: Duration) {
    self.content = content
    end = now + content.duration
  }
}

extension Notice.Content {
  fileprivate var duration: Duration {
    switch self {
    case .failed: .seconds(2)
    case .sent: .seconds(1)
    case .waiting: .seconds(8)
    }
  }
}
