public import DictationCore
import GLibRuntime
internal import Localization
import Rewriting
public import ServiceInterface

/// Rewriting on request, whatever the settings say about dictations.
extension DictationHost {
  public func tones() async throws(DictationFailure) -> ToneList {
    guard let rewriter else { throw .noModel }
    rewriter.tones.refresh()
    return ToneList(names: rewriter.tones.tones.all.map(\.name), current: settings.lastTone)
  }

  public func rewrite(
    _ text: String, _ request: RewriteRequest, from caller: Caller
  ) async throws(DictationFailure) -> RewriteReply {
    guard let rewriter else { throw .noModel }
    let task = try task(of: request)
    guard await configuredModel?.check().mayAnswer ?? false else {
      return RewriteReply(text: text, reason: await rewriter.model.sentence)
    }
    guard task == .cleanup || Rewriter.hasTones(in: request.language ?? settings.spokenLanguage) else {
      return RewriteReply(
        text: text, reason: localized("Tones are written in English, German, French and Spanish only."))
    }
    let outcome = await rewriter.rewrite(
      text, task, language: request.language ?? settings.spokenLanguage, timeout: settings.rewriteTimeout)
    if request.isRemembered, case .tone(let tone) = task { noteUse(of: tone) }
    guard case .rewritten(let result) = outcome else { return RewriteReply(text: text, reason: outcome.sentence) }
    return RewriteReply(text: result.text, reason: nil)
  }

  /// Has a model write a text in a tone.
  /// - Throws: `DictationFailure` with the reason why it stays as it is.
  func rewrite(_ draft: Draft, in tone: String, language: String) async throws(DictationFailure) -> Draft {
    guard let rewriter else { throw .noModel }
    let task = try task(of: RewriteRequest(tone: tone))
    guard await configuredModel?.check().mayAnswer ?? false else {
      throw DictationFailure(.serviceUnavailable, await rewriter.model.sentence)
    }
    let language = language.isEmpty ? settings.spokenLanguage : language
    let outcome = await rewriter.rewrite(draft.text, task, language: language, timeout: settings.rewriteTimeout)
    guard case .rewritten(let result) = outcome else {
      throw DictationFailure(.serviceUnavailable, outcome.sentence ?? "")
    }
    return draft.rewritten(result.text)
  }

  private func task(of request: RewriteRequest) throws(DictationFailure) -> RewriteTask {
    guard !request.isCleanup else { return .cleanup }
    return .tone(try tone(named: request.tone ?? settings.lastTone))
  }
}

extension DictationFailure {
  fileprivate static let noModel = DictationFailure(
    .serviceUnavailable, localized("This service cannot rewrite texts; install Utter again."))
}
