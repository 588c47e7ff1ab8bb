import GLibRuntime

/// How soon the microphone hears.
struct FirstSampleBench: Bench {
  let name = "first-sample"
  let summary = "from the press of the key to the first sample; a held key waits for arm-delay-ms (100) first"

  private static let rounds = 15

  func measure() async throws -> [Figure] {
    try await BenchStage.run { stage in
      // The recognizer is loaded behind it, which costs the service nothing but processor time.
      let first = try await Self.press(.hold, on: stage)
      var hold: [Double] = []
      var toggle: [Double] = []
      for _ in 0..<Self.rounds {
        hold.append(try await Self.press(.hold, on: stage))
        toggle.append(try await Self.press(.toggle, on: stage))
      }
      return [
        Figure("first-sample.hold-after-login", first, "ms"),
        Figure("first-sample.hold", hold.median, "ms"),
        Figure("first-sample.toggle", toggle.median, "ms"),
        Figure("first-sample.toggle-p95", toggle.percentile(95), "ms"),
      ]
    }
  }

  @GLibActor
  private static func press(_ trigger: BenchStage.Trigger, on stage: BenchStage) async throws -> Double {
    let time = try await stage.firstSample(trigger)
    try await stage.cancel(trigger)
    return time.milliseconds
  }
}
