internal import CSndFile

/// The kinds of file that Utter writes.
public enum AudioFileFormat: String, Sendable, CaseIterable {
  case wav
  case flac

  /// libsndfile's code: the container and 16-bit samples.
  var code: Int32 {
    switch self {
    case .wav: Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
    case .flac: Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_16)
    }
  }
}
