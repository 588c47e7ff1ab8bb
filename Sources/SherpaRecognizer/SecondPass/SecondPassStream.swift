internal import Speech

/// One utterance through two models. The second one decodes what a pause closes while the user still speaks; what is left
/// at the end it decodes only where there is time for it, and otherwise the first one has written the text.
final class SecondPassStream: RecognitionStream {
  private let first: any RecognitionStream
  private let second: OfflineStream
  private let budget: Duration

  init(_ first: any RecognitionStream, _ second: OfflineStream, budget: Duration) {
    self.first = first
    self.second = second
    self.budget = budget
  }

  func accept(_ samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent] {
    // What the second one says on its way is in another's words.
    _ = try second.accept(samples)
    return try first.accept(samples)
  }

  func finish() throws(RecognizerError) -> Transcript {
    let quick = try first.finish()
    guard !quick.text.isEmpty, second.timeToFinish <= budget else { return quick }
    let better = try second.finish()
    return better.text.isEmpty ? quick : better
  }

  func cancel() {
    first.cancel()
    second.cancel()
  }
}
