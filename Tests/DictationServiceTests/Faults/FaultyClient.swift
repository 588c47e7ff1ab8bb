import Archive
import DictationCore
import FoundationEssentials
import GLibRuntime
import Glibc
import ServiceInterface
import Speech
import TestSupport
import Testing

@testable import DictationService

/// Dictates as an engine does, while a program that it needs is killed, and keeps the books.
@GLibActor
final class FaultyClient {
  private let service: RunningService
  private let speech: [[Int16]]
  private var random: SeededRandom
  /// What was heard of: the names of recordings that the journal had while they were made.
  private(set) var recorded: Set<String> = []
  /// How often the text of a recording was inserted.
  private(set) var inserted: [String: Int] = [:]
  /// Those of the dictation under way.
  private var recordings: Set<String> = []
  /// What was on disk of each recording when something was killed: nobody is left to be told that it holds no words.
  private var samplesAtStrike: [String: [UInt8]] = [:]
  /// What was done to each recording.
  private var stories: [String: String] = [:]
  /// Recordings whose insertion was interrupted.
  private var perhapsSent: Set<String> = []

  init(_ service: RunningService, seed: UInt64) throws {
    self.service = service
    random = SeededRandom(seed: seed)
    speech = try ["hello-world", "digits", "send-report", "open-file"].map { try TinySpeechModel.recording($0) }
  }

  /// One dictation with its fault.
  func dictate() async throws {
    let fault = Fault(using: &random)
    recordings = []
    let samples = speech.randomElement(using: &random)!
    do {
      try await dictate(samples, fault)
    } catch is DictationFailure {
      // The service ended under the call; what was recorded is in the books.
    }
    for name in recordings { stories[name] = "\(fault)" }
    // Whatever waits is inserted before the next one, as a user would.
    while let text = try? await service.client.take() { try await insert(text.session, fault: nil) }
  }

  private func dictate(_ samples: [Int16], _ fault: Fault) async throws {
    let start = service.events.count
    let id = try await service.client.start(StartRequest(mode: .toggle))
    let signal = try await next(from: start) { event in
      switch event {
      case .signal(.started(id)), .signal(.failed(id, _)), .unavailable: true
      default: false
      }
    }
    guard signal == .signal(.started(id)) else { return }
    let heard = fault.moment == .recording ? Int(Double(samples.count) * fault.share) : samples.count
    await service.microphone.play(Array(samples.prefix(heard)), pace: .unlimited)
    recordings = names(in: "recording")
    recorded.formUnion(recordings)
    if fault.moment == .recording, try await strike(fault) { return }
    service.client.stop(id)
    if fault.moment == .stopping, try await strike(fault) { return }
    if fault.moment == .transcribing, try await strike(fault) { return }
    let end = try await next(from: start) { event in
      switch event {
      case .signal(.textReady(id, .final, _)), .signal(.failed(id, _)), .unavailable: true
      default: false
      }
    }
    switch end {
    case .signal(.textReady): try await insert(id, fault: fault)
    // The speech was cut off before its first word: there is nothing in the recording to be lost.
    case .signal(.failed(_, .nothingHeard)): recorded.subtract(recordings)
    default: break
    }
  }

  private func insert(_ id: SessionID, fault: Fault?) async throws {
    if let fault, fault.moment == .handed, try await strike(fault) { return }
    // The service has said in the journal that exactly this text is on its way.
    var delivering = names(in: "delivering").subtracting(inserted.keys)
    // One whose client vanished stays like that until the next start.
    if delivering.count > 1 { delivering.subtract(perhapsSent) }
    service.client.delivered(id, .delivering)
    await service.client.flush()
    if let fault, fault.moment == .delivering, try await strike(fault) { return perhapsSent.formUnion(delivering) }
    for name in names(in: "delivering") { inserted[name, default: 0] += delivering.contains(name) ? 1 : 0 }
    #expect(delivering.count == 1, "a text is inserted that the journal does not know as on its way, or twice")
    service.client.delivered(id, .delivered)
    _ = try? await service.client.status()
  }

  /// - Returns: whether the dictation is over for this client: the service, the client or both are gone.
  private func strike(_ fault: Fault) async throws -> Bool {
    for _ in 0..<fault.pauses { _ = names(in: "recording") }
    for name in recordings { samplesAtStrike[name] = service.recordedSamples(of: name) }
    switch fault.victim {
    case .nobody: return false
    case .worker:
      service.session.kill("utter-recognizer")
      return false
    case .engine:
      try await service.restartEngine()
      return true
    case .soundServer:
      try await service.restartSound()
      return false
    case .session:
      try await service.restartSession()
      return true
    case .service:
      let start = service.events.count
      guard service.session.kill("utterd") > 0 else { return false }
      _ = try? await next(from: start) { if case .unavailable = $0 { true } else { false } }
      return true
    }
  }

  private func next(
    from start: Int, _ isIt: @escaping @Sendable (ClientEvent) -> Bool
  ) async throws -> ClientEvent {
    try await service.events.wait(for: "the next step", from: start) { $0.first(where: isIt) }
  }

  /// Recordings that the journal holds in that state, as it is on disk.
  func names(in state: String? = nil) -> Set<String> {
    struct Note: Decodable { let state: String }
    let folder = "\(service.session.environment["XDG_STATE_HOME"] ?? "")/utter/journal"
    let notes = service.journal.filter { $0.hasSuffix(".json") }
    return Set(
      notes.compactMap { name in
        guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)")),
          let note = try? JSONDecoder().decode(Note.self, from: data), state == nil || note.state == state
        else { return nil }
        return String(name.dropLast(5))
      })
  }

  /// Recordings of which nothing is left, neither text nor audio, though words were said in them; with their stories.
  func lost() async throws -> [String: String] {
    let path = "\(service.session.environment["XDG_DATA_HOME"] ?? "")/utter/history.sqlite"
    let archive = try Archive(path: path)
    var missing = recorded.subtracting(inserted.keys).subtracting(names())
    for name in missing {
      // That it is being worked on is no text.
      let segments = try await archive.entry(of: name)?.segments ?? []
      if segments.contains(where: { !$0.text.isEmpty || $0.state == .failed }) { missing.remove(name) }
    }
    await archive.close()
    var lost: [String: String] = [:]
    for name in missing {
      guard let words = try await words(in: name) else { continue }
      let samples =
        samplesAtStrike[name].map { "\($0.count / 2) samples up to \(Self.peak($0))" } ?? "nothing was killed"
      lost[name] = "\(stories[name] ?? "") (\(samples): “\(words)”)"
    }
    return lost
  }

  /// The same as the service's.
  private static let quietestSpeech = 0.01 * 32_768

  private static func peak(_ bytes: [UInt8]) -> Double {
    let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)
    }
    return Double(samples.map(\.magnitude).max() ?? 0)
  }

  /// Asks the recognizer once more, of what is known to have been on disk.
  /// - Returns: nil where there are no words.
  private func words(in name: String) async throws -> String? {
    guard let samples = samplesAtStrike[name] else { return "" }
    // Killed before the first sound, of which nothing could be lost; some recognizers hear words in the noise of the room.
    guard Self.peak(samples) >= Self.quietestSpeech else { return nil }
    let path = "\(service.session.folder)/\(name).wav"
    try Data(WAVHeader(dataBytes: samples.count).encoded + samples).write(to: URL(filePath: path))
    let start = service.events.count
    let id = try await service.client.transcribe(
      OwnedDescriptor(adopting: open(path, O_RDONLY | O_CLOEXEC)), TranscribeRequest(name: name))
    let end = try await next(from: start) { event in
      switch event {
      case .signal(.textReady(id, .final, _)), .signal(.failed(id, _)): true
      default: false
      }
    }
    return switch end {
    case .signal(.failed(_, let failure)) where failure.code == .nothingHeard: nil
    case .signal(.textReady(_, _, let draft)): draft.text
    default: "\(end)"
    }
  }
}
