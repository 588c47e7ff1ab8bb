internal import CSherpa
internal import Localization
internal import Speech

/// The online punctuation model of sherpa-onnx: English words in lower case get case and marks.
final class Punctuator {
  private let model: OpaquePointer
  private let destroy: Destroy
  private let add: Add
  private let free: Free

  private typealias Create = @convention(c) (UnsafePointer<SherpaOnnxOnlinePunctuationConfig>?) -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer?) -> Void
  private typealias Add = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> UnsafePointer<CChar>?
  private typealias Free = @convention(c) (UnsafePointer<CChar>?) -> Void

  /// - Parameters:
  ///   - model: `model.onnx` or its int8 copy.
  ///   - vocabulary: `bpe.vocab`.
  init(_ library: SherpaLibrary, model: String, vocabulary: String, threads: Int32) throws(RecognizerError) {
    let create: Create = try library.function("SherpaOnnxCreateOnlinePunctuation")
    destroy = try library.function("SherpaOnnxDestroyOnlinePunctuation")
    add = try library.function("SherpaOnnxOnlinePunctuationAddPunct")
    free = try library.function("SherpaOnnxOnlinePunctuationFreeText")
    let strings = CStrings()
    var configuration = SherpaOnnxOnlinePunctuationConfig()
    configuration.model.cnn_bilstm = strings(model)
    configuration.model.bpe_vocab = strings(vocabulary)
    configuration.model.num_threads = threads
    configuration.model.provider = strings("cpu")
    guard let punctuator = withExtendedLifetime(strings, { create(&configuration) }) else {
      throw .modelRejected(localized("The punctuation model \(model) cannot be loaded; install it again."))
    }
    self.model = punctuator
  }

  deinit { destroy(model) }

  /// The words as they are where the model gives nothing.
  func punctuate(_ words: String) -> String {
    guard let text = words.withCString({ add(model, $0) }) else { return words }
    defer { free(text) }
    let punctuated = String(cString: text).split(separator: " ").joined(separator: " ")
    return punctuated.isEmpty ? words : punctuated
  }
}
