import Speech

/// How long a recognizer may take after the last sample before it counts as hung.
enum RecognitionDeadline {
  /// It was fed while the user spoke and has little left to do, unless its worker just began again with everything, on
  /// a machine that is busy. One that shows no sign of life is ended long before.
  static func live(_ samples: Int) -> Duration { .seconds(30) + AudioFormat.duration(ofSamples: samples) }

  /// It got everything at once; three times as long as the recording is slower than any that is worth waiting for.
  static func file(_ samples: Int) -> Duration { .seconds(30) + AudioFormat.duration(ofSamples: samples) * 3 }
}
