public import DictationCore
import GLibRuntime
import Rewriting
public import ServiceInterface
import Settings

/// The versions of a dictation that can be chosen from.
extension DictationHost {
  public func alternatives(
    of session: SessionID, from caller: Caller
  ) async throws(DictationFailure) -> [Alternative] {
    try ledger.checkOwner(of: session, is: caller)
    guard clients[caller] == .engine else { throw .notTheOwner(session) }
    let known = versions.alternatives(of: session)
    writeTones(of: session, known)
    return known
  }

  /// What a speaker may name.
  var toneNames: Set<String> {
    rewriter?.tones.refresh()
    return Set(rewriter?.tones.tones.all.map(\.name) ?? [])
  }

  /// Has a model write the tones that are missing, one after another; each follows as a signal.
  private func writeTones(of session: SessionID, _ known: [Alternative]) {
    let language = requests[session]?.language ?? settings.spokenLanguage
    // Nothing goes to a model for somebody who uses none.
    guard settings.rewrite != .off || !settings.tone(for: language).isEmpty,
      let rewriter, let rules = known.first(where: { $0.kind == .rules })?.draft
    else { return }
    let missing = rewriter.tones.tones.all.filter { tone in !known.contains { $0.tone == tone.name } }
    let timeout = settings.rewriteTimeout
    GLibActor.task { [self] in
      guard await configuredModel?.availability.mayAnswer == true else { return }
      for tone in missing.prefix(Self.mostTones) {
        let outcome = await rewriter.rewrite(rules.text, .tone(tone), language: language, timeout: timeout)
        guard case .rewritten(let result) = outcome else { continue }
        let alternative = Alternative(.tone, tone: tone.name, rules.rewritten(result.text))
        versions.put(alternative, of: session)
        listener?.emitToEngine(.alternative(session, alternative))
      }
    }
  }

  /// As many as the list has room for.
  private static let mostTones = 6
}
