import GLibRuntime
import Glibc
import Speech
import TestSupport

/// A web service over a line of a certain slowness, played by a stub that answers at once, and somebody who dictates
/// through it.
@GLibActor
struct CloudLine {
  private let server: StubServer
  private let link: SlowLink?
  private let stage: BenchStage

  nonisolated static let roundTrip = Duration.milliseconds(50)

  /// - Parameters:
  ///   - isSlow: 50 ms there and back, and 1 Mbit/s up; otherwise as fast as this machine is to itself.
  ///   - streams: it is sent while it is spoken; otherwise when it is complete.
  /// - Returns: for each dictation the time from the release of the key to the text in the field.
  nonisolated static func dictate(_ speech: [[Int16]], isSlow: Bool, streams: Bool) async throws -> [Duration] {
    let settings = ["recognizer": "'cloud/stub/whisper-1'", "race-after-ms": "0", "fallback": "false"]
    return try await BenchStage.run(SessionOptions(settings: settings)) { stage in
      let line = try CloudLine(stage, isSlow: isSlow, streams: streams)
      // The first one of all loads what the others find loaded, and finds out what the server takes.
      try await stage.dictate(Array(speech[0].prefix(2 * AudioFormat.sampleRate)))
      var times: [Duration] = []
      for samples in speech { times.append(try await line.stage.dictate(samples)) }
      return times
    }
  }

  private init(_ stage: BenchStage, isSlow: Bool, streams: Bool) throws {
    self.stage = stage
    server = try StubServer { _ in .text("the text") }
    let link = isSlow ? try SlowLink(to: server.port, roundTrip: Self.roundTrip, upload: 125_000) : nil
    self.link = link
    let folder = stage.session.environment["XDG_CONFIG_HOME", default: ""] + "/utter"
    mkdir(folder, 0o700)
    let address = "http://127.0.0.1:\(link?.port ?? server.port)/v1"
    try File.write(
      #"{"stub": {"base-url": "\#(address)", "key": false, "streaming": \#(streams)}}"#, to: folder + "/providers.json")
  }
}
