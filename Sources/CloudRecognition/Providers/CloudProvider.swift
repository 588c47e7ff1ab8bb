public import HTTP

/// A service that turns recordings into text by the interface that OpenAI began. A new one is a value of this type, in a
/// file of its own.
public struct CloudProvider: Sendable {
  public enum AnswerFormat: String, Hashable, Sendable {
    /// Only the text.
    case json
    /// The text and how sure the service is of each part of it.
    case verbose = "verbose_json"
  }

  /// How the words of the user's dictionary are told.
  public enum HintStyle: Hashable, Sendable {
    case prompt
    /// One field `keywords[]` a word.
    case keywords
  }

  /// As in `cloud/NAME/MODEL`.
  public var name: String
  /// For people.
  public var title: String
  /// Without a slash at the end.
  public var base: HTTPAddress
  public var path = "/audio/transcriptions"
  /// What a key is tested with, and whether the service is back.
  public var probePath = "/models"
  /// Models that are known; others may be asked for too.
  public var models: [String] = []
  public var answerFormat: @Sendable (_ model: String) -> AnswerFormat = { _ in .verbose }
  public var hintStyle: @Sendable (_ model: String) -> HintStyle = { _ in .prompt }
  /// Unicode scalars of a prompt; more is refused (Groq) or not read (Whisper reads 224 tokens).
  public var promptLimit = 896
  /// Bytes of a recording that the service takes.
  public var uploadLimit = 25_000_000
  public var extraFields: [FormField] = []
  public var needsKey = true
  public var allowsPlainHTTP = false
  /// A file of certificates to trust instead of the system's.
  public var authorityFile: String?
  /// For recordings that are sent when they are complete.
  public var codec = UploadCodec.flac
  /// Whether to try sending while the user speaks.
  public var mayStream = true

  public init(name: String, title: String, base: HTTPAddress) {
    self.name = name
    self.title = title
    self.base = base
  }

  /// nil where the path makes no address.
  func address(_ path: String) -> HTTPAddress? { HTTPAddress(base.description.trimmingSlash + path) }
}

extension String {
  fileprivate var trimmingSlash: Substring { hasSuffix("/") ? dropLast() : self[...] }
}
