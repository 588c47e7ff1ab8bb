import DictationCore
import Wording

/// The last commit, and when another may follow it into a client where two can overwrite each other: GNOME Shell keeps
/// what it is given until its main loop is idle, and then passes on the last alone.
struct LastCommit {
  private let time: Duration
  private let ending: String
  /// Whether the client has told that the text stands before the caret.
  private(set) var isSeen = false

  /// GNOME lost commits that came within 10 ms of another, none at 20 and more, while it was idle.
  static let pace: Duration = .milliseconds(50)
  /// How long a client is waited for that does not tell, as terminals do not: a busy GNOME Shell lost a piece after a
  /// second.
  static let patience: Duration = .seconds(3)

  init(_ text: String, at time: Duration) {
    self.time = time
    ending = String(text.suffix(20))
  }

  mutating func reported(_ surroundings: Surroundings) {
    if surroundings.left != nil, .context(reported: surroundings, lastCommit: ending) == surroundings { isSeen = true }
  }

  /// When another commit may follow.
  var nextTime: Duration { time + (isSeen ? Self.pace : Self.patience) }
}
