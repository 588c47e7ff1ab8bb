public import DictationCore
import GLibRuntime
import Localization
import Rewriting
public import ServiceInterface
import Settings
import Wording

/// The versions of a dictation that can be chosen from.
extension DictationHost {
  public func alternatives(
    of session: SessionID, from caller: Caller
  ) async throws(DictationFailure) -> [Alternative] {
    try checkEngine(caller, mayChooseFrom: session)
    let known = versions.alternatives(of: session)
    return await known + offers(of: session, beside: known)
  }

  public func write(
    _ session: SessionID, in tone: String, from caller: Caller
  ) async throws(DictationFailure) -> Alternative {
    try checkEngine(caller, mayChooseFrom: session)
    let known = versions.alternatives(of: session)
    // Asked for before, by somebody who did not wait for it.
    if let written = known.first(where: { $0.kind == .tone && $0.tone == tone }) { return written }
    let tone = try self.tone(named: tone)
    guard let rewriter, let rules = known.first(where: { $0.kind == .rules })?.draft else { throw .forgotten }
    guard await configuredModel?.check().mayAnswer ?? false else {
      throw DictationFailure(.notRewritten, await rewriter.model.sentence)
    }
    let outcome = await rewriter.rewrite(
      rules.text, .tone(tone), language: language(of: session), timeout: settings.rewriteTimeout)
    guard case .rewritten(let result) = outcome else { throw .notWritten(in: tone, outcome) }
    let alternative = Alternative(.tone, tone: tone.name, rules.rewritten(result.text))
    versions.put(alternative, of: session)
    noteUse(of: tone)
    return alternative
  }

  /// What a speaker may name.
  var toneNames: Set<String> {
    rewriter?.tones.refresh()
    return Set(rewriter?.tones.tones.all.map(\.name) ?? [])
  }

  /// - Throws: `DictationFailure` `badRequest` for a name that no tone has.
  func tone(named name: String) throws(DictationFailure) -> Tone {
    rewriter?.tones.refresh()
    guard let tone = rewriter?.tones.tones[name] else {
      throw DictationFailure(
        .badRequest, localized("There is no tone “\(name)”: utter tones list says which there are."))
    }
    return tone
  }

  /// The tones that a model can be asked for: the one used last, then the others in their order. Nothing goes to a model
  /// for somebody who uses none, so nothing of it is offered either.
  private func offers(of session: SessionID, beside known: [Alternative]) async -> [Alternative] {
    guard settings.rewritesTexts, let rules = known.first(where: { $0.kind == .rules }),
      mayReword(rules.draft, session),
      Rewriter.hasTones(in: language(of: session)),
      await configuredModel?.availability.mayAnswer == true, let rewriter
    else { return [] }
    rewriter.tones.refresh()
    let written = Set(known.filter { $0.kind == .tone }.map(\.tone))
    let names = rewriter.tones.tones.all.map(\.name)
    let last = names.filter { $0 == settings.lastTone }
    return (last + names.filter { $0 != settings.lastTone }).filter { !written.contains($0) }.prefix(Self.mostOffers)
      .map { Alternative(.tone, tone: $0, Draft(text: "")) }
  }

  /// Somebody may have thousands.
  private static let mostOffers = 45

  /// Short texts too, since somebody asks.
  private func mayReword(_ draft: Draft, _ session: SessionID) -> Bool {
    switch RewriteSkip(draft.text, in: FieldKind(versions.request(of: session)?.purpose ?? .freeForm)) {
    case .short, nil: true
    case .long, .field: false
    }
  }

  private func language(of session: SessionID) -> String {
    versions.request(of: session)?.language ?? settings.spokenLanguage
  }

  func checkEngine(
    _ caller: Caller, mayChooseFrom session: SessionID
  ) throws(DictationFailure) {
    try ledger.checkOwner(of: session, is: caller)
    guard clients[caller] == .engine else { throw .notTheOwner(session) }
  }
}

extension DictationFailure {
  fileprivate static let forgotten = DictationFailure(
    .notRewritten, localized("The words of this dictation are not known any more; the history has them."))

  fileprivate static func notWritten(in tone: Tone, _ outcome: RewriteOutcome) -> DictationFailure {
    let sentence =
      switch outcome {
      case .late:
        localized("The language model took too long for “\(tone.name)”: try again, or raise rewrite-timeout-ms.")
      case .failed, .abandoned: localized("The language model did not answer: `utter status` says what is known of it.")
      case .rewritten, .rejected:
        localized("What the language model wrote for “\(tone.name)” is not what you said, so it is not offered.")
      }
    return DictationFailure(.notRewritten, sentence)
  }
}
