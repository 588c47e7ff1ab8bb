internal import FoundationEssentials
internal import Synchronization

/// Which servers take a recording that still grows. Each is tried once; the answer is kept over the end of the program.
public final class StreamingMemory: Sendable {
  private let file: String?
  private let known: Mutex<[String: Bool]>

  /// - Parameter file: nil to remember as long as the program runs.
  public init(file: String? = nil) {
    self.file = file
    let data = file.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
    known = Mutex(data.flatMap { try? JSONDecoder().decode([String: Bool].self, from: $0) } ?? [:])
  }

  /// nil for one that was not tried.
  func takesStreams(_ origin: String) -> Bool? { known.withLock { $0[origin] } }

  func note(_ origin: String, takesStreams: Bool) {
    let new = known.withLock { known -> [String: Bool]? in
      guard known[origin] != takesStreams else { return nil }
      known[origin] = takesStreams
      return known
    }
    // What cannot be kept is found out again.
    guard let new, let file, let data = try? JSONEncoder().encode(new) else { return }
    try? data.write(to: URL(filePath: file), options: .atomic)
  }
}
