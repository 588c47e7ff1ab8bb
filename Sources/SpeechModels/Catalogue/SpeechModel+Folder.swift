import FoundationEssentials

extension SpeechModel {
  /// What lies in a folder that came from elsewhere, by the names of its files: sherpa-onnx's own conventions. Nil
  /// where nothing in it looks like a model.
  ///
  /// - Parameters:
  ///   - kind: where the caller knows better than the names.
  ///   - languages: of which the files say nothing.
  public init?(folder: String, name: String, kind: Kind? = nil, languages: [String]) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    // The smaller of two precisions is the quicker one.
    func file(_ part: String, without: String? = nil) -> String? {
      let fitting = names.filter { name in
        name.hasSuffix(".onnx") && name.contains(part) && !(without.map(name.contains) ?? false)
      }
      return fitting.first { $0.contains("int8") } ?? fitting.first
    }
    let isStreaming = folder.contains("streaming") || names.contains { $0.contains("chunk") }
    let guess: Kind =
      if file("joiner") != nil {
        isStreaming ? .onlineTransducer : .offlineTransducer
      } else if file("uncached_decode") != nil {
        .moonshine
      } else if file("encoder") != nil {
        folder.contains("canary") ? .canary : .whisper
      } else {
        folder.contains("sense") ? .senseVoice : isStreaming ? .onlineNeMoCTC : .offlineNeMoCTC
      }
    let kind = kind ?? guess
    var files: [String: String?] = ["tokens": names.first { $0.hasSuffix("tokens.txt") }]
    switch kind {
    case .onlineTransducer, .offlineTransducer, .offlineNeMoTransducer:
      for role in ["encoder", "decoder", "joiner"] { files[role] = file(role) }
    case .whisper, .canary:
      for role in ["encoder", "decoder"] { files[role] = file(role) }
    case .moonshine:
      files["preprocessor"] = file("preprocess")
      files["encoder"] = file("encode")
      files["uncachedDecoder"] = file("uncached_decode")
      files["cachedDecoder"] = file("cached_decode", without: "uncached")
    case .onlineZipformerCTC, .onlineNeMoCTC, .offlineNeMoCTC, .senseVoice, .voiceActivity, .punctuation:
      files["model"] = file("model")
    }
    let complete = files.compactMapValues(\.self)
    guard complete.count == files.count else { return nil }
    self.init(
      name: name, title: name, kind: kind, languages: languages, punctuated: false, speed: .medium, rank: 50,
      licence: "unknown", runtime: "2.0.1", hotwords: false, files: complete)
  }
}
