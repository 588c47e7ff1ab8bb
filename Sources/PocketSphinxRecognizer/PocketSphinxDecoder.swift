internal import CPocketSphinx
internal import Glibc
internal import Localization
internal import Speech

/// The C decoder. Between utterances it remembers nothing of them, so that equal sounds give equal words.
final class PocketSphinxDecoder {
  private let decoder: OpaquePointer
  private let cepstralMean: CepstralMean
  private var isDecoding = false

  init(_ model: PocketSphinxModel) throws(RecognizerError) {
    let log = LibraryLog()
    let decoder = Self.load(model)
    let complaint = log.close()
    guard let decoder else { throw Self.rejection(complaint) }
    self.decoder = decoder
    cepstralMean = CepstralMean(ps_get_feat(decoder).pointee.cmn_struct)
    guard knowsWords else { throw Self.rejection(localized("its dictionary is damaged")) }
  }

  deinit { ps_free(decoder) }

  /// Forgets the noise and the sound of the voice that it adapted to.
  func forgetSpeaker() {
    ps_start_stream(decoder)
    cepstralMean.reset()
  }

  /// Ends the utterance before, if it was left open.
  func beginUtterance() throws(RecognizerError) {
    if isDecoding { _ = ps_end_utt(decoder) }
    isDecoding = true
    guard ps_start_utt(decoder) >= 0 else { throw .crashed(localized("PocketSphinx does not begin an utterance.")) }
  }

  func decode(_ samples: ArraySlice<Int16>) throws(RecognizerError) {
    cepstralMean.follow()
    let frames = samples.withUnsafeBufferPointer { ps_process_raw(decoder, $0.baseAddress, $0.count, 0, 0) }
    guard frames >= 0 else { throw .crashed(localized("PocketSphinx does not decode the sound.")) }
  }

  func endUtterance() throws(RecognizerError) {
    isDecoding = false
    guard ps_end_utt(decoder) >= 0 else { throw .crashed(localized("PocketSphinx does not end the utterance.")) }
  }

  /// Whether the last samples held voice, or followed it closely.
  var hearsVoice: Bool { ps_get_in_speech(decoder) != 0 }

  /// The best words for what was decoded of this utterance, separated by spaces.
  var hypothesis: String {
    var score: Int32 = 0
    return ps_get_hyp(decoder, &score).map { String(cString: $0) } ?? ""
  }

  private static func load(_ model: PocketSphinxModel) -> OpaquePointer? {
    guard let configuration = parse(arguments(model)) else { return nil }
    defer { cmd_ln_free_r(configuration) }
    return ps_init(configuration)
  }

  /// The library takes any text for a dictionary, and leaves out the lines that it does not understand.
  private var knowsWords: Bool {
    guard let pronunciation = ps_lookup_word(decoder, "the") else { return false }
    free(pronunciation)
    return true
  }

  private static func rejection(_ reason: String) -> RecognizerError {
    .modelRejected(
      localized("PocketSphinx cannot use its speech model (\(reason)); reinstall the package pocketsphinx-en-us."))
  }

  /// The second and third pass over the whole utterance (`fwdflat`, `bestpath`) are off: they begin when it ends, and
  /// take the longer the longer it was.
  private static func arguments(_ model: PocketSphinxModel) -> [String] {
    [
      "utter-recognizer", "-samprate", "\(AudioFormat.sampleRate)", "-hmm", model.acousticModel, "-dict",
      model.dictionary, "-lm", model.languageModel, "-fwdflat", "no", "-bestpath", "no",
    ]
  }

  /// `cmd_ln_init` is variadic, which Swift cannot call.
  private static func parse(_ arguments: [String]) -> OpaquePointer? {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return cmd_ln_parse_r(nil, ps_args(), Int32(pointers.count), &pointers, 1)
  }
}
