/// Synthesized speech. The voice slt is the one that PocketSphinx understands.
public enum Flite {
  /// Writes a WAV file of 16 kHz mono.
  /// - Returns: `file`.
  @discardableResult
  public static func speak(_ sentence: String, into file: String, in session: PrivateSession) async throws -> String {
    try await session.run("flite", "-voice", "slt", "-t", sentence, "-o", file)
    return file
  }
}
