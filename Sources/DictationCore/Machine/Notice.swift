/// Something that is shown for a while.
struct Notice: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case failed(String)
    /// It went well, but not as it should have.
    case remark(String)
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
  /// What is to be read; nil for signs.
  var sentence: String? {
    switch self {
    case .failed(let sentence), .remark(let sentence): sentence
    case .sent, .waiting: nil
    }
  }

  fileprivate var duration: Duration {
    switch self {
    case .failed: .seconds(2)
    case .remark: .seconds(6)
    case .sent: .seconds(1)
    case .waiting: .seconds(8)
    }
  }
}
