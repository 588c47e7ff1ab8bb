import GLibRuntime
import TestSupport

/// Types into a field as a GTK 3 application does, one key after the other, and takes the time of each press.
@GLibActor
final class KeyTypist {
  private let context: InputContext
  private let clock = ContinuousClock()

  struct Unanswered: Error, CustomStringConvertible {
    var description: String { "A key got no answer from the engine, or the engine kept it." }
  }

  init(on ibus: IBusConnection) async throws {
    context = try await ibus.makeContext("gtk3-im:bench")
    context.setCapabilities(.gtk)
    context.focusIn()
  }

  /// - Returns: Microseconds from each press to its answer.
  func type(_ count: Int) async throws -> [Double] {
    var times: [Double] = []
    times.reserveCapacity(count)
    for _ in 0..<count {
      times.append(try await press())
      guard try await context.processKey(.a, state: ScriptedKey.release) == false else { throw Unanswered() }
    }
    return times
  }

  /// The time ends where the answer arrives, not where a task gets its turn.
  private func press() async throws -> Double {
    try await withCheckedThrowingContinuation { done in
      let start = clock.now
      context.processKey(.a, state: 0) { [clock] taken in
        let time = start.duration(to: clock.now).microseconds
        done.resume(with: taken == false ? .success(time) : .failure(Unanswered()))
      }
    }
  }
}
