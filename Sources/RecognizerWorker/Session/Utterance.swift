internal import RecognizerWire
internal import Speech

/// One utterance in the worker: decoded through its stream, or waiting for the engine with what came for it so far.
final class Utterance {
  let id: UtteranceID
  let recognizer: String
  let context: RecognitionContext
  var stream: (any RecognitionStream)?
  var held: [HostMessage] = []
  var decodedSamples = 0
  var reportedSamples = 0

  init(id: UtteranceID, recognizer: String, context: RecognitionContext) {
    self.id = id
    self.recognizer = recognizer
    self.context = context
  }
}
