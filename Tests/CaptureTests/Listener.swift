import Speech
import TestSupport

/// Reads the events of one capture as they come.
final class Listener: Sendable {
  let session: any CaptureSession
  let log: EventLog<CaptureEvent>

  init(_ session: any CaptureSession) {
    self.session = session
    let log = EventLog<CaptureEvent>("capture")
    self.log = log
    let events = session.events
    Task {
      for await event in events { log.append(event) }
      log.finish()
    }
  }

  /// Every sample so far.
  var samples: [Int16] { Self.samples(log.events[...]) }

  /// What happened beside the samples.
  var remarks: [CaptureEvent] {
    log.events.filter { if case .fragment = $0 { false } else { true } }
  }

  func untilStarted() async throws -> Microphone {
    try await log.wait(for: "the first sample") { events in
      for case .started(let microphone) in events { return microphone }
      return nil
    }
  }

  func until(_ event: CaptureEvent) async throws {
    try await log.wait(for: "\(event)") { $0.contains(event) ? () : nil }
  }

  func untilMoved() async throws -> Microphone {
    try await log.wait(for: "another microphone") { events in
      for case .moved(let microphone) in events { return microphone }
      return nil
    }
  }

  /// Waits until so many samples are there that `isThere` holds for the last `count` of them.
  func until(last count: Int, _ isThere: @escaping @Sendable (ArraySlice<Int16>) -> Bool) async throws {
    try await log.wait(for: "samples") { events in
      let samples = Self.samples(events)
      return samples.count >= count && isThere(samples.suffix(count)) ? () : nil
    }
  }

  /// Waits for the end of the events.
  func end() async throws -> CaptureEvent {
    try await log.wait(for: "the end") { events in
      switch events.last {
      case .stopped?, .failed?: events.last
      default: nil
      }
    }
  }

  private static func samples(_ events: ArraySlice<CaptureEvent>) -> [Int16] {
    events.flatMap { event -> [Int16] in
      if case .fragment(let fragment) = event { fragment.samples } else { [] }
    }
  }
}
