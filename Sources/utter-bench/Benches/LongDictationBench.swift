import DictationCore
import GLibRuntime
import Glibc
import ServiceInterface
import Speech
import TestSupport

/// Hours of dictation must not take more memory than minutes.
struct LongDictationBench: Bench {
  let name = "long"
  let summary = "memory of service and recognizer in a dictation of two hours, fed faster than real time"

  private static let minutes = (short: 10, long: 120)
  /// Megabytes that two hours may take more than ten minutes, for their text; their sound is 230.
  private static let growth = 8.0
  private static let programs: [Program] = [.service, .recognizer]

  func measure() async throws -> [Figure] {
    let short = try await Self.peaks(minutes: Self.minutes.short)
    let long = try await Self.peaks(minutes: Self.minutes.long)
    return Self.programs.flatMap { program -> [Figure] in
      let name = "long.\(program.rawValue).anonymous"
      let (few, many) = (short.peaks[program] ?? 0, long.peaks[program] ?? 0)
      return [
        Figure("\(name)-peak-10min", few, "MB"), Figure("\(name)-peak-120min", many, "MB"),
        Figure("\(name)-growth", many - few, "MB", atMost: Self.growth),
      ]
    } + [
      Figure("long.speed", Double(Self.minutes.long * 60) / long.seconds, "× real time"),
      Figure("long.words", Double(long.words), "words"),
    ]
  }

  /// The most that each process held in one dictation.
  private static func peaks(
    minutes: Int
  ) async throws -> (peaks: [Program: Double], seconds: Double, words: Int) {
    let options = SessionOptions(settings: ["max-recording-seconds": "0", "auto-stop-seconds": "0"])
    return try await PrivateSession.run(options, patience: .seconds(1_800)) { session in
      try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      let sound = try await PulseServer(in: session)
      let microphone = try await sound.addMicrophone()
      let bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
      let client = DictationClient(bus, role: .engine, version: "bench")
      let events = EventLog<ClientEvent>("what the service says")
      client.onEvent = { event in
        // Levels and partials of hours are not kept here either.
        switch event {
        case .signal(.level), .signal(.partial): break
        default: events.append(event)
        }
      }
      try await client.register()
      let began = ContinuousClock.now
      let id = try await client.start(StartRequest(mode: .toggle))
      _ = try await events.wait(for: "the first sample") { $0.first { $0 == .signal(.started(id)) } }
      let sampling = Task { try await samplePeaks(in: session) }
      let minute = try Self.minute()
      for number in 1...minutes {
        await microphone.play(minute, pace: .unlimited)
        // No microphone is faster than the disk; one that was would fill the memory with what is not written yet.
        while Self.recorded(in: session) < number * minute.count * 2 { try await Task.sleep(for: .milliseconds(20)) }
      }
      client.stop(id)
      let text = try await events.wait(for: "the text") { events in
        events.lazy.compactMap { event -> String? in
          switch event {
          case .signal(.textReady(id, .final, let draft)): draft.text
          case .signal(.failed(id, let failure)): "failed: \(failure.sentence)"
          default: nil
          }
        }.first
      }
      let seconds = (ContinuousClock.now - began) / .seconds(1)
      sampling.cancel()
      guard !text.hasPrefix("failed: ") else { throw Complaint("The dictation \(text)") }
      return (try await sampling.value, seconds, text.split(separator: " ").count)
    }
  }

  /// Bytes of the recordings in the journal.
  private static func recorded(in session: PrivateSession) -> Int {
    let folder = "\(session.environment["XDG_STATE_HOME"] ?? "")/utter/journal"
    return File.names(in: folder).filter { $0.hasSuffix(".wav") }.reduce(0) { sum, name in
      var status = stat()
      return stat("\(folder)/\(name)", &status) == 0 ? sum + Int(status.st_size) : sum
    }
  }

  /// Voices that the model was not trained on, with pauses between them.
  private static func minute() throws -> [Int16] {
    let sentences = try ["hello-world", "digits", "send-report", "open-file"].map { try TinySpeechModel.recording($0) }
    var samples: [Int16] = []
    while samples.count < 60 * AudioFormat.sampleRate {
      for sentence in sentences { samples += sentence + [Int16](repeating: 0, count: AudioFormat.sampleRate / 2) }
    }
    return Array(samples.prefix(60 * AudioFormat.sampleRate))
  }

  private static func samplePeaks(in session: PrivateSession) async throws -> [Program: Double] {
    var peaks: [Program: Double] = [:]
    while !Task.isCancelled {
      for program in programs {
        guard let pid = session.processes(program.rawValue).first, let memory = try? ProcessMemory(of: pid) else {
          continue
        }
        peaks[program] = max(peaks[program] ?? 0, memory.anonymous)
      }
      try? await Task.sleep(for: .milliseconds(200))
    }
    return peaks
  }
}
