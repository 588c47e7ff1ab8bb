internal import AudioFiles
internal import Speech

/// A recording as the bytes of a file.
enum PackedRecording {
  /// - Throws: `AudioFileError`.
  static func pack(_ samples: [Int16], as codec: UploadCodec) throws(AudioFileError) -> [UInt8] {
    switch codec {
    case .wav: WAVHeader(dataBytes: samples.count * 2).encoded + bytes(samples)
    case .flac: try AudioFileFormat.flac.encoded(samples)
    case .opus: try AudioFileFormat.opus.encoded(samples)
    }
  }

  /// The header of a WAV file whose length nobody knows yet, as servers accept it: both sizes at their largest.
  static let growingHeader: [UInt8] = {
    var header = WAVHeader(dataBytes: 0).encoded
    for index in Array(4..<8) + Array(40..<44) { header[index] = 0xFF }
    return header
  }()

  static func bytes(_ samples: [Int16]) -> [UInt8] {
    samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
