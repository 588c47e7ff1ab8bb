internal import Speech

extension WireWriter {
  mutating func write(_ utterance: UtteranceID) { write(utterance.rawValue) }

  mutating func write(_ configuration: EngineConfiguration) {
    write(configuration.recognizer)
    write(configuration.options)
    write(configuration.files)
  }

  mutating func write(_ context: RecognitionContext) {
    write(context.language)
    write(context.hints) { $0.write($1) }
  }

  mutating func write(_ event: RecognitionEvent) {
    switch event {
    case .partial(let hypothesis):
      write(EventKind.partial.rawValue)
      write(hypothesis.stable)
      write(hypothesis.volatile)
    case .voice(.began(let sample)):
      write(EventKind.voiceBegan.rawValue)
      write(UInt64(clamping: sample))
    case .voice(.ended(let sample)):
      write(EventKind.voiceEnded.rawValue)
      write(UInt64(clamping: sample))
    }
  }

  mutating func write(_ transcript: Transcript) { write(transcript.text) }

  mutating func write(_ error: RecognizerError) {
    let (kind, detail) = ErrorKind.parts(of: error)
    write(kind.rawValue)
    write(detail)
  }
}
