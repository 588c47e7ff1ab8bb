internal import CSherpa
internal import Localization
internal import Speech

/// A stream of the library: sound in, words out.
final class OnlineInput {
  private let recognizer: OnlineRecognizer
  private let stream: OpaquePointer
  private var functions: OnlineFunctions { recognizer.functions }

  init(_ recognizer: OnlineRecognizer, hotwords: String, language: String) throws(RecognizerError) {
    let functions = recognizer.functions
    let created =
      hotwords.isEmpty
      ? functions.makeStream(recognizer.pointer)
      : hotwords.withCString { functions.makeStreamWithHotwords(recognizer.pointer, $0) }
    guard let created else { throw .modelRejected(localized("sherpa-onnx cannot begin an utterance with this model.")) }
    self.recognizer = recognizer
    stream = created
    let primary = SherpaSettings.primary(language)
    // Read by multilingual models, ignored by the others.
    if !primary.isEmpty { functions.setOption(stream, "language", primary) }
  }

  deinit { functions.destroyStream(stream) }

  /// - Returns: how many windows were decoded.
  func accept(_ samples: [Float]) -> Int {
    functions.accept(stream, Int32(AudioFormat.sampleRate), samples, Int32(samples.count))
    return decodeWhatIsReady()
  }

  func finish() -> Int {
    functions.inputFinished(stream)
    return decodeWhatIsReady()
  }

  var text: String {
    guard let result = functions.result(recognizer.pointer, stream) else { return "" }
    defer { functions.freeResult(result) }
    return result.pointee.text.map { String(cString: $0) } ?? ""
  }

  private func decodeWhatIsReady() -> Int {
    var windows = 0
    while functions.isReady(recognizer.pointer, stream) != 0 {
      functions.decode(recognizer.pointer, stream)
      windows += 1
    }
    return windows
  }
}
