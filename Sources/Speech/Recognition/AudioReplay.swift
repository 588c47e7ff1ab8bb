/// The samples of an utterance, where they are kept safe (the journal), to be heard again by a recognizer that was
/// restarted, fell behind, or takes over from another.
///
/// A sample is readable here before it is fed to any recognizer.
public protocol AudioReplay: Sendable {
  /// At most `count` samples from `offset` on; empty where none are.
  func samples(from offset: Int, count: Int) async throws -> [Int16]
}
