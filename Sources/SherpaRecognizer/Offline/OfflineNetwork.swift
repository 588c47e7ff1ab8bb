internal import CSherpa
internal import Speech

/// Networks that want a whole segment at once.
enum OfflineNetwork: String {
  case transducer = "offline-transducer"
  case nemoTransducer = "offline-nemo-transducer"
  case nemoCTC = "offline-nemo-ctc"
  case whisper
  case moonshine
  case senseVoice = "sense-voice"
  case canary

  func fill(
    _ model: inout SherpaOnnxOfflineModelConfig, from files: ModelFiles, language: String, _ strings: CStrings
  ) throws(RecognizerError) {
    switch self {
    case .transducer, .nemoTransducer:
      model.transducer.encoder = strings(try files.required("encoder"))
      model.transducer.decoder = strings(try files.required("decoder"))
      model.transducer.joiner = strings(try files.required("joiner"))
      if self == .nemoTransducer { model.model_type = strings("nemo_transducer") }
    case .nemoCTC: model.nemo_ctc.model = strings(try files.required("model"))
    case .whisper:
      model.whisper.encoder = strings(try files.required("encoder"))
      model.whisper.decoder = strings(try files.required("decoder"))
      model.whisper.language = strings(language)
      model.whisper.task = strings("transcribe")
      // The library's own choice; Whisper must not be given silence to fill with words.
      model.whisper.tail_paddings = -1
    case .moonshine:
      model.moonshine.preprocessor = strings(try files.required("preprocessor"))
      model.moonshine.encoder = strings(try files.required("encoder"))
      model.moonshine.uncached_decoder = strings(try files.required("uncachedDecoder"))
      model.moonshine.cached_decoder = strings(try files.required("cachedDecoder"))
    case .senseVoice:
      model.sense_voice.model = strings(try files.required("model"))
      model.sense_voice.language = strings(language)
      model.sense_voice.use_itn = 1
    case .canary:
      model.canary.encoder = strings(try files.required("encoder"))
      model.canary.decoder = strings(try files.required("decoder"))
      model.canary.src_lang = strings(language)
      model.canary.tgt_lang = strings(language)
      model.canary.use_pnc = 1
    }
    model.tokens = strings(try files.required("tokens"))
  }

  /// Samples of silence to add behind a segment. Networks that align sound and words say the last word only once they
  /// heard it end; Whisper and its like fill added silence with words of their own.
  var tail: Int {
    switch self {
    case .transducer, .nemoTransducer, .nemoCTC: AudioFormat.sampleRate / 2
    case .whisper, .moonshine, .senseVoice, .canary: 0
    }
  }

  var isTransducer: Bool { self == .transducer || self == .nemoTransducer }

  /// These are told the language when they are loaded.
  var isBoundToLanguage: Bool {
    switch self {
    case .whisper, .senseVoice, .canary: true
    case .transducer, .nemoTransducer, .nemoCTC, .moonshine: false
    }
  }
}
