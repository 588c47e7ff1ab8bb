internal import Speech

/// How an utterance ended.
typealias Outcome = Result<Transcript, RecognizerError>
