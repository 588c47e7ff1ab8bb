/// A model that can be installed: what it is, what is in it and where it comes from.
public struct SpeechModel: Codable, Hashable, Sendable {
  /// What kind of network it is, which says how it is loaded.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case onlineTransducer = "online-transducer"
    case onlineZipformerCTC = "online-zipformer-ctc"
    case onlineNeMoCTC = "online-nemo-ctc"
    case offlineTransducer = "offline-transducer"
    case offlineNeMoTransducer = "offline-nemo-transducer"
    case offlineNeMoCTC = "offline-nemo-ctc"
    case whisper
    case moonshine
    case senseVoice = "sense-voice"
    case canary
    case voiceActivity = "voice-activity"
    case punctuation
  }

  /// How much computer it wants, by measurement: `heavy` needs most of a core of a fast desktop to keep up with speech.
  public enum Speed: String, Codable, Sendable, CaseIterable {
    case light
    case medium
    case heavy
  }

  public var name: String
  public var title: String
  public var kind: Kind
  /// BCP 47 languages; empty where it does not matter.
  public var languages: [String]
  /// It writes case and punctuation itself.
  public var punctuated: Bool
  public var speed: Speed
  /// The higher, the better the words; only good for comparing.
  public var rank: Int
  public var licence: String
  /// The oldest sherpa-onnx that runs it.
  public var runtime: String
  /// It prefers given words where it is asked to.
  public var hotwords: Bool
  /// What the loader needs, by role (`encoder`, `tokens` …), as paths inside the model's folder.
  public var files: [String: String]
  /// SHA-256 of single files, by path, where they were published.
  public var checksums: [String: String]?
  public var archive: Source?
  public var single: Source?

  public init(
    name: String, title: String, kind: Kind, languages: [String], punctuated: Bool, speed: Speed, rank: Int,
    licence: String, runtime: String, hotwords: Bool, files: [String: String], checksums: [String: String]? = nil,
    archive: Source? = nil, single: Source? = nil
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.languages = languages
    self.punctuated = punctuated
    self.speed = speed
    self.rank = rank
    self.licence = licence
    self.runtime = runtime
    self.hotwords = hotwords
    self.files = files
    self.checksums = checksums
    self.archive = archive
    self.single = single
  }

  /// One file to download.
  public struct Source: Codable, Hashable, Sendable {
    public var url: String
    /// Its length, or nearly so where it was not published: for progress and disk space, not for checking.
    public var bytes: Int
    /// What comes out of it at most, or nearly so.
    public var unpackedBytes: Int?
    /// In hexadecimal; nil where none was published.
    public var sha256: String?

    public init(url: String, bytes: Int, unpackedBytes: Int? = nil, sha256: String? = nil) {
      self.url = url
      self.bytes = bytes
      self.unpackedBytes = unpackedBytes
      self.sha256 = sha256
    }
  }
}

extension SpeechModel {
  /// Gives words while the user speaks.
  public var isStreaming: Bool {
    switch kind {
    case .onlineTransducer, .onlineZipformerCTC, .onlineNeMoCTC: true
    default: false
    }
  }

  /// Turns speech into words, rather than helping with it.
  public var isRecognizer: Bool { kind != .voiceActivity && kind != .punctuation }

  public func speaks(_ language: String) -> Bool {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return primary.isEmpty || languages.contains(primary)
  }

  public var source: Source? { archive ?? single }

  /// What it takes on the disk, in bytes.
  public var installedBytes: Int { source.map { $0.unpackedBytes ?? $0.bytes } ?? 0 }
}
