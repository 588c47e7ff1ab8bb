import AudioFiles
import DictationCore
import GLibRuntime
import Localization
import ServiceInterface
import Speech

extension DictationHost {
  /// Begins to turn a sound file into text.
  /// - Throws: `DictationFailure` `badRequest` where it is none that can be read.
  func transcribe(
    _ file: OwnedDescriptor, _ request: TranscribeRequest, for owner: Caller
  ) async throws(DictationFailure) -> SessionID {
    let name = request.name ?? localized("the file")
    let samples: FileSamples
    do {
      samples = try await FileSamples.open(file, name: name)
    } catch {
      throw DictationFailure(.badRequest, (error as? AudioFileError)?.sentence ?? "\(error)")
    }
    await dictionary.refresh()
    let id = ledger.makeID()
    let blocks = samples.blocks { [weak self] share in
      GLibActor.post { self?.tellOwner(of: id, .progress(id, share)) }
    }
    let recognition = recognition(
      of: blocks, as: request.recognizer ?? recognizer(of: request.language), for: .file, language: request.language,
      replay: nil
    ) { _ in }
    files[id] = FileTranscription(owner: owner, recognition: recognition)
    awaitText(ofFile: id, name: name, samples, isKept: request.isKept, language: request.language, recognition)
    return id
  }

  /// Ends the transcription; false where the session is none.
  func cancelFile(_ id: SessionID, by owner: Caller) throws(DictationFailure) -> Bool {
    guard let file = files[id] else { return false }
    guard file.owner == owner else { throw .notTheOwner(id) }
    files[id] = nil
    file.recognition.cancel()
    onActivity?()
    return true
  }

  /// Nobody waits for these texts any more.
  func cancelFiles(of owner: Caller) {
    for (id, file) in files where file.owner == owner {
      files[id] = nil
      file.recognition.cancel()
    }
  }

  private func awaitText(
    ofFile id: SessionID, name: String, _ samples: FileSamples, isKept: Bool, language: String?,
    _ recognition: Recognition
  ) {
    GLibActor.task { [self] in
      let signal: ServiceSignal
      do {
        let result = try await recognition.result
        for remark in [samples.remark, result.remark].compactMap(\.self) { tellOwner(of: id, .remark(id, remark)) }
        let draft = Draft(result.text, request: nil, settings: settings, vocabulary: dictionary.vocabulary)
        if isKept { remember(fileNamed: name, result, draft, language: language) }
        signal = draft.map { .textReady(id, .final, $0) } ?? .failed(id, .nothingUnderstood(in: name))
      } catch let error as AudioFileError {
        signal = .failed(id, DictationFailure(.badRequest, error.sentence))
      } catch {
        signal = .failed(id, DictationFailure(recognizing: error))
      }
      tellOwner(of: id, signal)
      files[id] = nil
      onActivity?()
    }
  }

  private func tellOwner(of id: SessionID, _ signal: ServiceSignal) {
    guard let owner = files[id]?.owner else { return }
    listener?.emit(signal, to: owner)
  }
}
