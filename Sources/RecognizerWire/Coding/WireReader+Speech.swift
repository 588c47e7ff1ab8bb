internal import Speech

extension WireReader {
  mutating func readUtterance() throws(WireError) -> UtteranceID { UtteranceID(rawValue: try readInteger()) }

  mutating func readConfiguration() throws(WireError) -> EngineConfiguration {
    EngineConfiguration(recognizer: try readText(), options: try readPairs(), files: try readPairs())
  }

  mutating func readContext() throws(WireError) -> RecognitionContext {
    RecognitionContext(
      language: try readText(),
      hints: try readList { (reader: inout WireReader) throws(WireError) in try reader.readText() })
  }

  mutating func readEvent() throws(WireError) -> RecognitionEvent {
    guard let kind = EventKind(rawValue: try readInteger()) else { throw .invalidValue("event") }
    return switch kind {
    case .partial: .partial(Hypothesis(stable: try readText(), volatile: try readText()))
    case .voiceBegan: .voice(.began(at: try readCount()))
    case .voiceEnded: .voice(.ended(at: try readCount()))
    }
  }

  mutating func readTranscript() throws(WireError) -> Transcript {
    Transcript(text: try readText())
  }

  mutating func readError() throws(WireError) -> RecognizerError {
    guard let kind = ErrorKind(rawValue: try readInteger()) else { throw .invalidValue("error") }
    return kind.error(try readText())
  }
}
