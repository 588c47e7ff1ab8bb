import DictationCore
import Wording

/// A dictation that was committed into a field, as it was left there.
struct Insertion {
  struct Version {
    let draft: Draft
    /// Exactly what was committed.
    let text: String
  }

  /// Whose versions can be chosen.
  let session: SessionID?
  let target: CommitTarget
  /// What stood around the caret before it.
  let surroundings: Surroundings
  /// What was selected, and went with it; nil where nothing was, or nobody told.
  let selection: String?
  /// As it was dictated, then after each change; the last is what stands there.
  var versions: [Version]

  var current: Version { versions[versions.count - 1] }
}
