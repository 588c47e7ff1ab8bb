/// Why bytes are not the header of one of our recordings.
public enum WAVHeaderError: Error, Hashable, Sendable {
  case tooShort
  case notWAV
  /// A WAV file, but not 16-bit mono at 16 kHz with the samples right behind the header.
  case otherShape
}
