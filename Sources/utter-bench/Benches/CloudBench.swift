import GLibRuntime
import HTTP
import Speech
import TestSupport

/// Dictation through a web service, played by a stub that answers at once: what the way there and Utter itself cost.
struct CloudBench: Bench {
  let name = "cloud"
  let summary =
    "release of the key to the text of a web service, 50 ms away over 1 Mbit/s: sent while spoken, and after"

  private static let seconds = [5, 15, 60]

  func measure() async throws -> [Figure] {
    let speech = try await Self.unbroken(seconds: Self.seconds.max()!)
    func first(_ seconds: Int) -> [Int16] { Array(speech.prefix(seconds * AudioFormat.sampleRate)) }
    let tail = CaptureRequest().tail.milliseconds
    var figures: [Figure] = []
    var times: [Bool: [Double]] = [:]
    for streams in [true, false] {
      times[streams] = try await CloudLine.dictate(Self.seconds.map(first), isSlow: true, streams: streams)
        .map(\.milliseconds)
    }
    for (index, seconds) in Self.seconds.enumerated() {
      let (streamed, after) = (times[true]![index], times[false]![index])
      figures.append(Figure("cloud.release-to-commit.streamed-\(seconds)s", streamed, "ms"))
      figures.append(Figure("cloud.release-to-commit.after-\(seconds)s", after, "ms"))
      guard seconds == 15 else { continue }
      figures.append(Figure("cloud.release-to-commit.streamed-to-after-15s", streamed / after, "×", atMost: 1 / 3.0))
      // Both wait for the tail that is recorded behind the release.
      figures.append(
        Figure("cloud.release-to-commit.streamed-to-after-15s-without-tail", (streamed - tail) / (after - tail), "×"))
    }
    let near = try await CloudLine.dictate(
      [first(2), first(2), first(2), first(2), first(2)], isSlow: false, streams: true)
    // The stub takes no time of its own on a line that has no length, so what is left beside the tail is Utter's.
    figures.append(Figure("cloud.own", near.map(\.milliseconds).median - tail, "ms", atMost: 30))
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
