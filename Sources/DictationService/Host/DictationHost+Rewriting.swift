import DictationCore
import GLibRuntime
import Localization
import Rewriting
import ServiceInterface
import Settings
import Wording

/// A language model between the rules and the field.
extension DictationHost {
  /// Another model, or one at all: finds out what can be said of it before it is needed.
  func configureModel() {
    guard settings.rewritesTexts else { return }
    GLibActor.task { [self] in await configuredModel?.check() }
  }

  /// The model that the settings name.
  var configuredModel: (any LanguageModel)? {
    get async {
      guard let model = rewriter?.model else { return nil }
      await model.configure(server: settings.rewriteBaseURL, model: settings.rewriteModel)
      return model
    }
  }

  /// A key was pressed: in a few seconds there is a text.
  func prepareModel(for request: StartRequest) {
    guard !request.isNote, let task = chosenTask(for: request.language),
      RewriteSkip(in: FieldKind(request.purpose)) == nil
    else { return }
    let language = request.language ?? settings.spokenLanguage
    GLibActor.task { [self] in await configuredModel?.prepare(for: task, language: language) }
  }

  /// What a model is to do with the text of a dictation; nil for nothing.
  func rewriteTask(for id: SessionID, _ draft: Draft) async -> RewriteTask? {
    guard let request = requests[id], !request.isNote, !draft.isOnlyCommand, ledger.sessions[id]?.owner != nil,
      let task = chosenTask(for: request.language, tone: draft.selectedTone ?? styles[id]?.tone)
    else { return nil }
    if let skip = RewriteSkip(draft.text, in: FieldKind(request.purpose)) {
      log.debug("A text is not rewritten: \(skip.rawValue).")
      return nil
    }
    guard let availability = await configuredModel?.availability else { return nil }
    guard availability.mayAnswer else {
      log.info("A text is not rewritten: \(availability.code).")
      await tellOfModel(availability, id)
      return nil
    }
    toldOfModel = nil
    return task
  }

  /// nil with rewriting off.
  /// - Parameter tone: what the speaker or the profile of the field asks for, instead of the settings.
  private func chosenTask(for language: String?, tone: String? = nil) -> RewriteTask? {
    let name = tone ?? settings.tone(for: language ?? settings.spokenLanguage)
    guard !name.isEmpty else { return settings.rewrite == .cleanup ? .cleanup : nil }
    rewriter?.tones.refresh()
    guard Rewriter.hasTones(in: language ?? settings.spokenLanguage) else {
      log.info("No tone is written in this language.")
      return settings.rewrite == .cleanup ? .cleanup : nil
    }
    if let tone = rewriter?.tones.tones[name] { return .tone(tone) }
    log.warning("The tone of the settings is none of the tones: utter tones list prints those there are.")
    return nil
  }

  /// Once for every reason, and again after it worked.
  private func tellOfModel(_ availability: ModelAvailability, _ id: SessionID) async {
    guard toldOfModel != availability, let model = rewriter?.model else { return }
    toldOfModel = availability
    let sentence = await model.sentence
    if let owner = ledger.sessions[id]?.owner { listener?.emit(.remark(id, sentence), to: owner) }
  }

  /// Has the text rewritten, and goes on with what came of it.
  func rewrite(_ id: SessionID, _ draft: Draft) {
    guard let rewriter, let pending = rewritings[id] else { return send(.recognized(draft), to: id) }
    let language = requests[id]?.language ?? settings.spokenLanguage
    let timeout = settings.rewriteTimeout
    pending.work = GLibActor.task { [self] in
      let outcome = await rewriter.rewrite(draft.text, pending.task, language: language, timeout: timeout)
      guard rewritings[id] === pending else { return }
      rewritings[id] = nil
      guard case .rewritten(let result) = outcome else { return send(.recognized(draft), to: id) }
      var final = draft.rewritten(result.text)
      if case .tone(let tone) = pending.task {
        final.isReworded = true
        noteUse(of: tone)
      }
      remember(id, pending.recognized, draft, final: final, tone: pending.task.toneName, failure: nil)
      send(.recognized(final), to: id)
    }
  }

  func noteUse(of tone: Tone) {
    if tone.name != settings.lastTone { onToneUsed?(tone.name) }
  }

  func abandonRewriting(_ id: SessionID) { rewritings.removeValue(forKey: id)?.work?.cancel() }

  /// Texts that a model works on are taken as they are: this process ends.
  func acceptAll() {
    for id in Array(rewritings.keys) { send(.accept, to: id) }
  }
}

extension Draft {
  /// The tone that the speaker asked for.
  var selectedTone: String? { if case .tone(let name)? = command { name } else { nil } }
}

extension RewriteTask {
  /// Empty where it is none.
  var toneName: String { if case .tone(let tone) = self { tone.name } else { "" } }
}
