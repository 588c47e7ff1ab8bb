internal import Synchronization

/// Which offline model hears once more what a streaming one heard: `auto`, `sherpa/NAME`, or nothing. Counts from the next
/// dictation on.
public final class SecondPassChoice: Sendable {
  private let chosen: Mutex<String>

  public init(_ id: String = "") { chosen = Mutex(id) }

  public var id: String {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }
}
