internal import Localization
internal import SpeechModels
internal import Synchronization

/// The line on the terminal while a model is installed: a bar, and how much is done.
final class InstallationLine: Sendable {
  private static let width = 30

  private let name: String
  private let last = Mutex("")

  init(_ name: String) { self.name = name }

  /// From any thread, as often as it likes.
  func show(_ progress: InstallProgress) {
    let text = Self.text(progress)
    let isNew = last.withLock { last in
      defer { last = text }
      return last != text
    }
    if isNew { Terminal.show("\(name): \(text)") }
  }

  static func text(_ progress: InstallProgress) -> String {
    switch progress {
    case .downloading(let received, let total):
      localized("\(bar(received, total)) \(megabytes(received)) of \(megabytes(total)) MB")
    case .checking: localized("being checked")
    case .unpacking(let done, let total): localized("\(bar(done, total)) being unpacked")
    }
  }

  private static func bar(_ done: Int, _ total: Int) -> String {
    let filled = total > 0 ? min(width, max(0, done * width / total)) : 0
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  /// With one digit behind the point.
  private static func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000).\(bytes / 100_000 % 10)" }
}
