internal import CSndFile

/// The kinds of file that Utter writes.
public enum AudioFileFormat: String, Sendable, CaseIterable {
  case wav
  case flac
  /// Opus in Ogg, as libsndfile's defaults have it.
  case opus

  /// libsndfile's code: the container and its samples.
  var code: Int32 {
    switch self {
    case .wav: Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
    case .flac: Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_16)
    case .opus: Int32(SF_FORMAT_OGG | SF_FORMAT_OPUS)
    }
  }
}
