/// Why a dictation ended without text. `code` is for programs, `sentence` for people: what happened and what to do.
public struct DictationFailure: Error, Hashable, Sendable {
  public enum Code: String, Sendable, CaseIterable {
    case noSoundServer = "no-sound-server"
    case noMicrophone = "no-microphone"
    case microphoneBusy = "microphone-busy"
    case microphoneSilent = "microphone-silent"
    case microphoneLost = "microphone-lost"
    case nothingHeard = "nothing-heard"
    case noRecognizer = "no-recognizer"
    case recognizerFailed = "recognizer-failed"
    case serviceUnavailable = "service-unavailable"
    case serviceTooOld = "service-too-old"
    case diskFull = "disk-full"
    case privateField = "private-field"
    case noField = "no-field"
    /// A trigger from outside, while Utter is not the input source in use.
    case noEngine = "no-engine"
    /// There is none, or it cannot be used.
    case noHistory = "no-history"
    /// A language model was asked for a text, and none came that could be used.
    case notRewritten = "not-rewritten"
    case badRequest = "bad-request"
  }

  public var code: Code
  public var sentence: String

  public init(_ code: Code, _ sentence: String) {
    self.code = code
    self.sentence = sentence
  }
}
