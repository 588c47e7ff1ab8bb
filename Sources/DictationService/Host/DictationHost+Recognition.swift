import DictationCore
import GLibRuntime
import Journal
import Localization
import Logging
import ServiceInterface
import Speech

extension DictationHost {
  /// Readies a recognizer for a take that begins; it hears the samples as they come.
  func beginRecognition(_ id: SessionID, _ request: StartRequest, in recording: JournalRecording) async {
    await dictionary.refresh()
    let language = await applyProfile(to: id, request)
    guard let take = takes[id], ledger.sessions[id]?.phase.isAwaited ?? false else { return }
    let replay = journal.replay(of: recording)
    recognize(replay.blocks(of: take.growth), of: id, for: .dictation, language: language, replay: replay)
  }

  /// - Returns: the language to listen for; nil for that of the settings.
  private func applyProfile(to id: SessionID, _ request: StartRequest) async -> String? {
    let style = await profiles.style(for: request)
    guard requests[id] != nil else { return request.language }
    styles[id] = style
    requests[id]?.language = request.language ?? style.language
    if let preview = style.preview, let owner = ledger.sessions[id]?.owner {
      listener?.emit(.preview(id, preview), to: owner)
    }
    return requests[id]?.language
  }

  /// Recognizes a take that lies in the journal, from where an earlier recognition of it came to.
  func recognizeTake(_ id: SessionID) {
    let language = requests[id]?.language
    // Who cancelled and wants it back waits for it; what a crash left nobody does.
    let purpose: RecognitionPurpose = ledger.sessions[id]?.owner == nil ? .file : .dictation
    GLibActor.task { [self] in
      await readers[id]?.value
      await dictionary.refresh()
      // One that was cancelled before its first sample has none; others made room for it on a full disk.
      guard let replay = await journal.replay(of: id), await journal.entry(of: id) != nil else {
        send(.recordingGone(.notRestorable(id)), to: id)
        return runQueue()
      }
      let known = await journal.segments(of: id)
      guard ledger.sessions[id]?.phase == .recognizing, recognitions[id] == nil else { return }
      recognize(
        replay.from(known.last?.samples.upperBound ?? 0).blocks, of: id, after: known, for: purpose, language: language,
        replay: replay)
      awaitText(of: id)
    }
  }

  func awaitText(of id: SessionID) {
    guard let recognition = recognitions[id] else { return recognizeTake(id) }
    let request = requests[id]
    GLibActor.task { [self] in
      let event: SessionEvent
      do {
        let result = try await recognition.result
        guard recognitions[id] === recognition else { return }
        if result.isInDoubt, !offTheRecord.contains(id) { doubtful.insert(id) }
        tell(result.remark, of: id)
        let draft =
          styles[id]?.rules == false
          ? Draft(unchanged: result.text)
          : Draft(
            result.text, request: request, settings: settings, vocabulary: dictionary.vocabulary, tones: toneNames)
        if let tone = draft?.selectedTone {
          tell(onToneSelected?(tone) ?? localized("The tone is now \(tone)."), of: id)
        }
        if let draft { versions.note(id, request, raw: result.text, rules: draft) }
        logEnd(of: id, draft == nil ? "nothing" : "text", result)
        remember(id, result, draft, failure: draft == nil ? DictationFailure.nothingUnderstood.sentence : nil)
        event = await final(id, result, draft)
        guard recognitions[id] === recognition else { return }
      } catch {
        // An utterance that was cancelled and restored has another recognition by now.
        guard recognitions[id] === recognition else { return }
        let failure = DictationFailure(recognizing: error)
        reasons[id] = failure.sentence
        logEnd(of: id, failure.code.rawValue)
        if !isShuttingDown { remember(id, nil, nil, failure: failure.sentence) }
        event = .recognitionFailed(failure)
      }
      recognitions[id] = nil
      queue.remove(id)
      runQueue()
      send(event, to: id)
    }
  }

  /// One line a dictation, without a word of it.
  private func logEnd(of id: SessionID, _ outcome: String, _ result: Recognized? = nil) {
    var facts: Logger.Metadata = ["session": "\(id.rawValue)", "outcome": "\(outcome)"]
    if let result {
      facts["seconds"] = "\(((result.audio / .milliseconds(100)).rounded() / 10))"
      facts["recognizer"] = "\(result.recognizer)"
    }
    log.info("A recording was recognized.", metadata: facts)
  }

  /// What comes after the rules: a model that works on the text, or nothing.
  private func final(_ id: SessionID, _ result: Recognized, _ draft: Draft?) async -> SessionEvent {
    guard let draft, let task = await rewriteTask(for: id, draft) else { return .recognized(draft) }
    rewritings[id] = PendingRewriting(task, of: result)
    return .cleaned(draft, raw: result.text)
  }

  private func recognize(
    _ samples: AsyncThrowingStream<[Int16], any Error>, of id: SessionID, after known: [RecognizedSegment] = [],
    for purpose: RecognitionPurpose, language: String?, replay: JournalReplay
  ) {
    recognitions[id] = recognition(
      of: samples, after: known, as: recognizer(of: id, speaking: language), for: purpose,
      language: language, replay: replay
    ) { [journal] segment in
      await journal.add(segment, to: id)
    } onEvent: { [weak self] event in
      GLibActor.post {
        switch event {
        case .partial(let hypothesis): self?.understood(hypothesis, in: id)
        case .voice(let event): self?.takes[id]?.hear(event)
        }
      }
    }
  }

  /// An utterance that gets its turn when the one before it is through.
  /// - Parameters:
  ///   - known: what was recognized of it already.
  ///   - replay: of the whole recording; nil keeps a segment at a time in memory.
  ///   - onSegment: told of each text.
  func recognition(
    of samples: AsyncThrowingStream<[Int16], any Error>, after known: [RecognizedSegment] = [],
    as recognizer: String, for purpose: RecognitionPurpose, language: String?, replay: JournalReplay?,
    onSegment: @escaping @GLibActor (RecognizedSegment) async -> Void = { _ in },
    onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) -> Recognition {
    let policy = settings.cloudPolicy
    let recognition = Recognition(
      of: samples, after: lastRecognition[purpose],
      through: SegmentedUtterance(
        after: known,
        context: RecognitionContext(language: language ?? settings.spokenLanguage, hints: dictionary.hints),
        deadline: purpose == .dictation ? RecognitionDeadline.live : RecognitionDeadline.file,
        recognizer: { [transcriber] start in
          try transcriber.recognizer(recognizer, for: purpose, policy: policy, replay: replay?.from(start))
        },
        onSegment: onSegment, onEvent: onEvent))
    lastRecognition[purpose] = recognition
    return recognition
  }

  private func recognizer(of id: SessionID, speaking language: String?) -> String {
    let failures = failures[id] ?? 0
    return styles[id]?.recognizer.map { Self.recognizer($0, after: failures) }
      ?? recognizer(of: language, after: failures)
  }

  /// - Parameter language: nil for that of the settings.
  func recognizer(of language: String?, after failures: Int = 0) -> String {
    Self.recognizer(settings.recognizer(for: language ?? settings.spokenLanguage), after: failures)
  }

  private func tell(_ remark: String?, of id: SessionID) {
    guard let remark else { return }
    log.warning("\(remark)")
    if let owner = ledger.sessions[id]?.owner { listener?.emit(.remark(id, remark), to: owner) }
  }

  /// Tells once of a dictation that an earlier process left without a text.
  func announceRecovery(of id: SessionID) {
    guard recovered.remove(id) != nil else { return }
    GLibActor.task { [self] in
      guard let entry = await journal.entry(of: id) else { return }
      let seconds = Int(entry.duration / .seconds(1) + 0.5)
      let length = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
      tellUser(localized("A dictation of \(length) was recovered; insert puts it where the caret is."))
    }
  }

  /// Before words that only show what is being said: "about this".
  static let previewMark = "≈ "

  private func understood(_ hypothesis: Hypothesis, in id: SessionID) {
    guard let session = ledger.sessions[id], session.phase.isAwaited, let owner = session.owner else { return }
    let mark = hypothesis.isPreview ? Self.previewMark : ""
    listener?.emit(.partial(id, stable: hypothesis.stable, volatile: mark + hypothesis.volatile), to: owner)
  }
}
