internal import CSherpa
internal import Speech

/// Networks that give words while the sound comes in.
enum OnlineNetwork: String {
  case transducer = "online-transducer"
  case zipformerCTC = "online-zipformer-ctc"
  case nemoCTC = "online-nemo-ctc"

  func fill(
    _ model: inout SherpaOnnxOnlineModelConfig, from files: ModelFiles, _ strings: CStrings
  ) throws(RecognizerError) {
    switch self {
    case .transducer:
      model.transducer.encoder = strings(try files.required("encoder"))
      model.transducer.decoder = strings(try files.required("decoder"))
      model.transducer.joiner = strings(try files.required("joiner"))
    case .zipformerCTC: model.zipformer2_ctc.model = strings(try files.required("model"))
    case .nemoCTC: model.nemo_ctc.model = strings(try files.required("model"))
    }
    model.tokens = strings(try files.required("tokens"))
  }
}
