import TestSupport

/// The real tool, for files as people have them.
enum Sox {
  /// A sine of 440 Hz at half of full scale, both channels alike; the extension says the container.
  static func tone(
    _ path: String, seconds: Double = 1, rate: Int = 16_000, channels: Int = 1, encoding: [String] = []
  ) async throws {
    let shape = ["-r", "\(rate)", "-c", "\(channels)"]
    try await run(
      ["-D", "-R", "-n"] + shape + encoding + [path, "synth", "\(seconds)", "sine", "440", "vol", "0.5"])
  }

  /// Pink noise, which fills every page and frame of a compressed file as speech does.
  static func noise(_ path: String, seconds: Double) async throws {
    try await run(["-D", "-R", "-n", "-r", "16000", "-c", "1", path, "synth", "\(seconds)", "pinknoise"])
  }

  private static func run(_ arguments: [String]) async throws {
    try await Command.run("sox", arguments, environment: ["PATH": "/usr/bin:/bin"], errors: "/dev/null")
  }
}
