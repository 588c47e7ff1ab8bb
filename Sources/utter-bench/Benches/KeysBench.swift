import GLibRuntime
import TestSupport

/// What a key costs that Utter does not want: from the application through the daemon to the engine and back, against
/// the engine that IBus brings along.
struct KeysBench: Bench {
  let name = "keys"
  let summary = "a key through daemon and engine and back, against IBus's own xkb:us::eng"

  private static let rounds = 9
  private static let keys = 2000
  private static let engines = ["utter", "xkb:us::eng"]

  func measure() async throws -> [Figure] {
    try await PrivateSession.run(patience: .seconds(600)) { session in
      let ibus = try await IBusConnection(to: session)
      let typist = try await KeyTypist(on: ibus)
      var times: [[Double]] = [[], []]
      var ratios: [Double] = []
      for round in 0..<Self.rounds {
        var medians = [0.0, 0.0]
        // Whoever comes second in a round is not always the same.
        for engine in round.isMultiple(of: 2) ? [0, 1] : [1, 0] {
          try await ibus.activate(engine: Self.engines[engine])
          _ = try await typist.type(Self.keys / 10)
          let measured = try await typist.type(Self.keys)
          medians[engine] = measured.median
          times[engine] += measured
        }
        ratios.append(medians[0] / medians[1])
      }
      return Self.figures(ratio: ratios.median, utter: times[0], xkb: times[1])
    }
  }

  private static func figures(ratio: Double, utter: [Double], xkb: [Double]) -> [Figure] {
    [Figure("keys.p50-ratio", ratio, "×", atMost: 1.1)]
      + [50, 95, 99].flatMap { percent in
        [
          Figure("keys.p\(Int(percent))-utter", utter.percentile(percent), "µs"),
          Figure("keys.p\(Int(percent))-xkb", xkb.percentile(percent), "µs"),
        ]
      }
  }
}
