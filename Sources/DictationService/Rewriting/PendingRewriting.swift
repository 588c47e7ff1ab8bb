import GLibRuntime
import Rewriting

/// A text on its way through a model.
@GLibActor
final class PendingRewriting {
  let task: RewriteTask
  let recognized: Recognized
  var work: Task<Void, Never>?

  init(_ task: RewriteTask, of recognized: Recognized) {
    self.task = task
    self.recognized = recognized
  }
}
