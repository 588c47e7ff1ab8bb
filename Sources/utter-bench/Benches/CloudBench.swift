import GLibRuntime
import HTTP
import Speech
import TestSupport

/// A web service, played by a stub that answers at once: what the way there and Utter itself cost.
struct CloudBench: Bench {
  let name = "cloud"
  let summary = "end of speech to the text of a web service, 50 ms away over 1 Mbit/s: sent while spoken, and after"

  private static let seconds = [5, 15, 60]

  func measure() async throws -> [Figure] {
    GLibThread.start()
    let speech = try await Self.unbroken(seconds: 60)
    var figures: [Figure] = []
    // All side by side, since each takes as long as it is spoken; they have lines of their own.
    let times = try await withThrowingTaskGroup(of: (Int, Bool, Duration).self) { group in
      for seconds in Self.seconds {
        for streams in [true, false] {
          let samples = Array(speech.prefix(seconds * AudioFormat.sampleRate))
          group.addTask {
            (seconds, streams, try await CloudLine(isSlow: true, streams: streams).finishing(samples))
          }
        }
      }
      return try await group.reduce(into: [(Int, Bool, Duration)]()) { $0.append($1) }
    }
    func time(_ seconds: Int, streams: Bool) -> Double {
      times.first { $0.0 == seconds && $0.1 == streams }?.2.milliseconds ?? .infinity
    }
    for seconds in Self.seconds {
      figures.append(Figure("cloud.streamed-\(seconds)s", time(seconds, streams: true), "ms"))
      figures.append(Figure("cloud.after-\(seconds)s", time(seconds, streams: false), "ms"))
    }
    figures.append(
      Figure(
        "cloud.streamed-to-after-15s", time(15, streams: true) / time(15, streams: false), "×", atMost: 1 / 3.0))
    var own: [Double] = []
    for _ in 0..<5 {
      own.append(
        try await CloudLine(isSlow: false, streams: true).finishing(Array(speech.prefix(2 * AudioFormat.sampleRate)))
          .milliseconds)
    }
    // The stub takes no time of its own on a line that has no length, so this is Utter's.
    figures.append(Figure("cloud.own", own.median, "ms", atMost: 30))
    return figures + (try await handshakes())
  }

  /// A request over TLS, with and without a connection that was opened before.
  private func handshakes() async throws -> [Figure] {
    let folder = try TemporaryFolder()
    let server = try StubServer { _ in .text("x") }
    let front = try await TLSFront(for: server, in: folder)
    let link = try SlowLink(to: front.port, roundTrip: CloudLine.roundTrip)
    var times: [Bool: [Double]] = [:]
    for isWarm in [true, false, true, false, true, false] {
      guard let address = HTTPAddress("https://localhost:\(link.port)/") else { throw Complaint("No address.") }
      var request = HTTPRequest(.get, address)
      request.authorityFile = front.authority.certificate
      let transport = HTTPTransport()
      if isWarm { await transport.warm(request) }
      let time = try await ContinuousClock().measure { _ = try await transport.send(request) }
      times[isWarm, default: []].append(time.milliseconds)
    }
    return [
      Figure("cloud.tls-warm", times[true]?.median ?? .infinity, "ms"),
      Figure("cloud.tls-cold", times[false]?.median ?? .infinity, "ms"),
    ]
  }

  /// Speech without a pause, so that nothing is sent earlier for being complete.
  private static func unbroken(seconds: Int) async throws -> [Int16] {
    let words = try await Flite.samples("the quick brown fox jumps over the lazy dog and on it goes over hill and dale")
    let spoken = words.dropFirst(6400).dropLast(6400)
    var samples: [Int16] = []
    while samples.count < seconds * AudioFormat.sampleRate { samples += spoken }
    return Array(samples.prefix(seconds * AudioFormat.sampleRate))
  }
}
