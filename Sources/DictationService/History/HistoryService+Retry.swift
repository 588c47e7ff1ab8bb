import Archive
public import DictationCore
import GLibRuntime
import Localization
import Rewriting
public import ServiceInterface

/// Another text for a session: from its recording, or from the words that were recognized then.
extension HistoryService {
  public func retry(_ id: UInt64, _ request: RetryRequest) async throws(DictationFailure) -> String {
    let entry = try await entry(id)
    guard !entry.segments.contains(where: { $0.state == .recording || $0.state == .transcribing }) else {
      throw .stillUnderWay(id)
    }
    let words = request.keepsWords ? try keptWords(of: entry, id) : try await heardAgain(entry, id, request)
    guard let draft = host.draft(of: words.map(\.transcript.text).joined(separator: " ")) else {
      throw .nothingUnderstood
    }
    let tone = request.tone ?? ""
    let language = request.language ?? entry.session.language
    let final = tone.isEmpty ? nil : try await host.rewrite(draft, in: tone, language: language)
    let segments = ArchiveEntry.segments(words, draft, final: final, failure: nil)
    let recognizer = words.last { !$0.recognizer.isEmpty }?.recognizer ?? entry.session.recognizer
    let isThere = try await ask {
      try await $0.replaceText(of: entry.session.id, by: segments, recognizer: recognizer, tone: tone)
    }
    // Deleted meanwhile.
    guard isThere else { throw .noSession(id) }
    if !request.keepsWords { host.noteReading(ofRecording: entry.session.recording) }
    return (final ?? draft).text
  }

  private func keptWords(of entry: ArchiveEntry, _ id: UInt64) throws(DictationFailure) -> [RecognizedSegment] {
    guard entry.segments.allSatisfy({ $0.state == .done }) else { throw .notYetRecognized(id) }
    return entry.segments.map(RecognizedSegment.init)
  }

  private func heardAgain(
    _ entry: ArchiveEntry, _ id: UInt64, _ request: RetryRequest
  ) async throws(DictationFailure) -> [RecognizedSegment] {
    guard let replay = await host.journal.replay(ofRecording: entry.session.recording) else { throw .noAudio(id) }
    do {
      return try await host.recognizeAgain(
        replay, recognizer: request.recognizer, language: request.language, entry)
    } catch let failure as DictationFailure {
      throw failure
    } catch {
      throw DictationFailure(recognizing: error)
    }
  }
}

extension DictationFailure {
  static func stillUnderWay(_ id: UInt64) -> DictationFailure {
    DictationFailure(.badRequest, localized("Session \(id) is still being dictated; try again when its text is there."))
  }

  fileprivate static func notYetRecognized(_ id: UInt64) -> DictationFailure {
    DictationFailure(
      .badRequest, localized("Session \(id) is not all recognized: `utter history retry \(id)` does that first."))
  }
}
