import DictationCore
import GLibRuntime
import Speech

extension DictationHost {
  /// Readies a recognizer for a take that begins; its samples are fed as they come.
  func beginRecognition(_ id: SessionID, language: String?) {
    let recognition = makeRecognition(
      id, after: lastRecognition, language: language, use: .dictation, deadline: RecognitionDeadline.live)
    lastRecognition = recognition
    recognitions[id] = recognition
  }

  func finishRecognition(_ id: SessionID) {
    guard let recognition = recognitions[id] else { return recognizeTake(id) }
    recognition.finish()
    awaitText(of: recognition, for: id)
  }

  /// Recognizes a take that lies in the journal, from its beginning.
  func recognizeTake(_ id: SessionID) {
    let samples: [Int16]
    do throws(DictationFailure) {
      samples = try store.samples(of: id)
    } catch {
      return send(.recognitionFailed(error), to: id)
    }
    let recognition = makeRecognition(
      id, after: lastFileRecognition, language: nil, use: .file, deadline: RecognitionDeadline.file)
    lastFileRecognition = recognition
    recognitions[id] = recognition
    recognition.feed(samples)
    recognition.finish()
    awaitText(of: recognition, for: id)
  }

  private func makeRecognition(
    _ id: SessionID, after previous: Recognition?, language: String?, use: RecognizerUse,
    deadline: @escaping @Sendable (Int) -> Duration
  ) -> Recognition {
    let recognizer = settings.recognizer
    return Recognition(
      after: previous, context: RecognitionContext(language: language ?? settings.spokenLanguage), deadline: deadline,
      recognizer: { [supply] in try await supply.recognizer(recognizer, for: use) },
      onPartial: { [weak self] hypothesis in
        GLibActor.post { [weak self] in self?.understood(hypothesis, in: id) }
      })
  }

  private func understood(_ hypothesis: Hypothesis, in id: SessionID) {
    guard let session = ledger.sessions[id], session.phase.isAwaited, let owner = session.owner else { return }
    listener?.tell(owner, .partial(id, hypothesis))
  }

  private func awaitText(of recognition: Recognition, for id: SessionID) {
    Task {
      let event: SessionEvent
      do {
        event = .recognized(clean(try await recognition.text))
      } catch {
        event = .recognitionFailed(DictationFailure(recognizing: error))
      }
      // A cancelled utterance that was begun anew has another recognition by now.
      guard recognitions[id] === recognition else { return }
      recognitions[id] = nil
      send(event, to: id)
    }
  }
}
