import GLibRuntime
import Glibc
import RecognizerHost
import Speech
import TestSupport

/// One recognizer in a worker of its own.
@GLibActor
final class RecognizerRun {
  private let host = RecognizerHost(WorkerProgram(path: "\(Workspace.programs)/\(WorkerProgram.name)"))
  private let configuration: EngineConfiguration
  private let other: EngineConfiguration?
  private let clock = ContinuousClock()

  /// - Parameter other: is loaded first, so that the worker runs already.
  init(_ configuration: EngineConfiguration, after other: EngineConfiguration? = nil) {
    self.configuration = configuration
    self.other = other
  }

  /// - Returns: Milliseconds until it listens.
  func begin() async throws -> Double {
    if let other {
      let recognizer = host.recognizer(other)
      try await recognizer.start(RecognitionContext()) { _ in }
      await recognizer.cancel()
    }
    let start = clock.now
    let recognizer = host.recognizer(configuration)
    try await recognizer.start(RecognitionContext()) { _ in }
    let time = start.duration(to: clock.now).milliseconds
    await recognizer.cancel()
    return time
  }

  /// The samples come as the recognizer takes them, which is faster than anybody speaks, and it is asked for the text
  /// once it has heard all but the last fragment.
  /// - Returns: Milliseconds from the last sample to the text.
  func finishAfterListening(to samples: [Int16]) async throws -> Double {
    try await median {
      let recognizer = try await self.started()
      for start in stride(from: 0, to: samples.count, by: AudioFormat.fragmentSamples) {
        await recognizer.feed(Array(samples[start..<min(start + AudioFormat.fragmentSamples, samples.count)]))
        await recognizer.catchUp(within: AudioFormat.fragmentSamples)
      }
      return try await self.finish(recognizer)
    }
  }

  /// Everything comes at once, after the release.
  /// - Returns: Milliseconds from the first sample to the text.
  func decode(_ samples: [Int16]) async throws -> Double {
    let recognizer = try await started()
    let start = clock.now
    await recognizer.feed(samples)
    _ = try await finish(recognizer)
    return start.duration(to: clock.now).milliseconds
  }

  /// - Returns: Percent of one processor that the worker takes while somebody speaks, in real time.
  func processor(listeningTo samples: [Int16]) async throws -> Double {
    let recognizer = try await started()
    let before = try processorTime()
    let start = clock.now
    for (index, offset) in stride(from: 0, to: samples.count, by: AudioFormat.fragmentSamples).enumerated() {
      try await clock.sleep(until: start + .milliseconds(20) * index)
      await recognizer.feed(Array(samples[offset..<min(offset + AudioFormat.fragmentSamples, samples.count)]))
    }
    await recognizer.catchUp(within: 0)
    let share = (try processorTime() - before) / (start.duration(to: clock.now).milliseconds / 1000)
    await recognizer.cancel()
    return share * 100
  }

  /// In MB.
  func peakMemory() throws -> Double { try ProcessMemory.peakResident(of: process()) }

  private func started() async throws -> HostedRecognizer {
    let recognizer = host.recognizer(configuration)
    try await recognizer.start(RecognitionContext()) { _ in }
    return recognizer
  }

  private func finish(_ recognizer: HostedRecognizer) async throws -> Double {
    let start = clock.now
    _ = try await recognizer.finish(deadline: .seconds(600))
    return start.duration(to: clock.now).milliseconds
  }

  private func median(_ body: @GLibActor () async throws -> Double) async throws -> Double {
    var times: [Double] = []
    for _ in 0..<3 { times.append(try await body()) }
    return times.median
  }

  private func process() throws -> Int32 {
    guard let process = host.workerProcessID else { throw ProcessFailure("the worker is gone") }
    return process
  }

  /// In seconds: the 14th and 15th field of `/proc/PID/stat`, the second of which is a name in parentheses.
  private func processorTime() throws -> Double {
    let stat = try File.read("/proc/\(process())/stat")
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      throw ProcessFailure("the kernel does not say how much processor time was used")
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
