/// How a complete recording is packed.
public enum UploadCodec: String, Hashable, Sendable, CaseIterable {
  case wav
  /// Lossless, a little more than half of the size.
  case flac
  /// A ninth of the size, at the cost of some accuracy; not every server reads it.
  case opus

  var fileName: String { self == .opus ? "speech.ogg" : "speech.\(rawValue)" }
  var type: String { self == .opus ? "audio/ogg" : "audio/\(rawValue)" }
}
