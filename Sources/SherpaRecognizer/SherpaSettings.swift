internal import Speech

/// What an engine of sherpa-onnx is loaded with.
struct SherpaSettings {
  let kind: String
  let files: ModelFiles
  let threads: Int32
  let usesBeamSearch: Bool
  let secondPassBudget: Duration
  let tokens: TokenTable
  /// Primary language tags; empty where nobody says.
  let languages: [String]

  init(_ configuration: EngineConfiguration) throws(RecognizerError) {
    kind = configuration.options["kind"] ?? ""
    files = ModelFiles(configuration.files)
    threads = configuration.options["threads"].flatMap { Int32($0) }.map { min(max($0, 1), 16) } ?? 2
    usesBeamSearch = configuration.options["decoding"] == "beam"
    secondPassBudget = .milliseconds(configuration.options["second-pass-budget-ms"].flatMap { Int($0) } ?? 300)
    languages = configuration.options["languages"]?.split(separator: ",").map { Self.primary(String($0)) } ?? []
    tokens = try TokenTable(file: files.required("tokens"))
  }

  /// `de` of `de-AT`.
  static func primary(_ language: String) -> String { String(language.prefix { $0 != "-" && $0 != "_" }).lowercased() }

  func textFinish(_ library: SherpaLibrary) throws(RecognizerError) -> TextFinish {
    var punctuator: Punctuator?
    if let model = try files.optional("punctuation"), let vocabulary = try files.optional("punctuation-vocabulary") {
      punctuator = try Punctuator(library, model: model, vocabulary: vocabulary, threads: 1)
    }
    return TextFinish(lowercases: tokens.isCapitalsOnly, punctuator: punctuator)
  }

  func voiceDetector(_ library: SherpaLibrary) throws(RecognizerError) -> any VoiceDetector {
    guard let model = try files.optional("voice-activity") else { return EnergyDetector() }
    return try SileroDetector(library, model: model)
  }

  /// The word pieces of a model that takes words of the dictionary: a transducer that searches.
  func pieces(_ isTransducer: Bool) throws(RecognizerError) -> PieceVocabulary? {
    guard isTransducer, usesBeamSearch, let model = try files.optional("bpe") else { return nil }
    return try PieceVocabulary(sentencePieceModel: model)
  }

  /// As the library wants them, with slashes between them, and written as the model writes words.
  func hotwords(_ hints: [String], _ pieces: PieceVocabulary?) -> String {
    guard let pieces else { return "" }
    let written = hints.map { tokens.isCapitalsOnly ? $0.uppercased() : $0 }
    // One that cannot be spelled, and the library would take none.
    return written.filter(pieces.canSpell).joined(separator: "/")
  }
}
