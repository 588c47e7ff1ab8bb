internal import GLibRuntime
public import Transcription

/// The timers and tasks of the main loop.
public struct LoopRaceTiming: RaceTiming {
  public init() {}

  public func wait(_ time: Duration) async { await LoopTimer.wait(time) }

  public func run(_ body: @escaping @Sendable () async -> Void) { GLibActor.task { await body() } }
}
