public import GLibRuntime
internal import Logging
public import Rewriting

/// Has a model rewrite texts, as long as a user waits.
@GLibActor
public final class TextRewriter {
  let model: any LanguageModel
  let tones: LiveTones
  private let clock: any AlarmClock
  private let log = Logger(label: "rewriting")

  public init(_ model: any LanguageModel, tones: LiveTones, clock: any AlarmClock) {
    self.model = model
    self.tones = tones
    self.clock = clock
  }

  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - timeout: as in the settings; what the length of the text adds to it is added.
  func rewrite(_ text: String, _ task: RewriteTask, language: String, timeout: Duration) async -> RewriteOutcome {
    let deadline = RewriteDeadline.duration(base: timeout, text: text)
    let work = GLibActor.task { [model] in await Self.outcome(of: text, task, language: language, model) }
    var isLate = false
    let alarm = clock.ring(after: deadline) {
      isLate = true
      work.cancel()
    }
    var outcome = await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
    alarm.cancel()
    if isLate, outcome == .abandoned { outcome = .late(deadline) }
    if let reason = outcome.reason { log.info("A text was not all rewritten: \(reason).") }
    return outcome
  }

  private static func outcome(
    of text: String, _ task: RewriteTask, language: String, _ model: any LanguageModel
  ) async -> RewriteOutcome {
    do {
      let result = try await Rewriter(task, language: language).rewrite(text, with: model)
      return Task.isCancelled ? .abandoned : result.isModels ? .rewritten(result) : .rejected(result.rejections)
    } catch {
      return Task.isCancelled ? .abandoned : .failed("\(error)")
    }
  }
}
