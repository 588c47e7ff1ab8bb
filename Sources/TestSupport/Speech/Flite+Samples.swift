import AudioFiles

extension Flite {
  /// The sentence as 16 kHz mono, with a little silence around it as a microphone would give.
  public static func samples(_ sentence: String, voice: String = "slt") async throws -> [Int16] {
    let folder = try TemporaryFolder()
    let file = folder.file("speech.wav")
    try await Command.run(
      "/usr/bin/flite", ["-voice", voice, "-t", sentence, "-o", file], environment: [:],
      errors: folder.file("errors"))
    let silence = [Int16](repeating: 0, count: 3200)
    return try silence + AudioFileReader(path: file).rest() + silence
  }
}
