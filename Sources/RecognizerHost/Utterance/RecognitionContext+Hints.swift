internal import Speech

extension RecognitionContext {
  /// The first hints, as many as fit: a dictionary of any size must not break the wire.
  func withHints(ofBytes limit: Int) -> RecognitionContext {
    var bytes = 0
    let fitting = hints.prefix { hint in
      bytes += hint.utf8.count + MemoryLayout<UInt32>.size
      return bytes <= limit
    }
    return RecognitionContext(language: language, hints: Array(fitting))
  }
}
