internal import CPocketSphinx

/// The mean that is taken off the features: the sound of the room, the microphone and its level.
///
/// PocketSphinx keeps one mean through the first 8 s of an utterance and carries it over to the next. Ours begins every
/// utterance with the model's own and follows the voice from the first fragment on, the model's counting like
/// `priorFrames` of sound. That is deterministic, and worth more words than the two passes that are switched off.
struct CepstralMean {
  /// 10 ms each.
  private static let priorFrames: Int32 = 20

  private let state: UnsafeMutablePointer<cmn_t>
  private let prior: [mfcc_t]

  /// - Parameter state: owned by the decoder, which outlives this value.
  init(_ state: UnsafeMutablePointer<cmn_t>) {
    self.state = state
    prior = Array(UnsafeBufferPointer(start: state.pointee.cmn_mean, count: Int(state.pointee.veclen)))
  }

  func reset() {
    cmn_live_set(state, prior)
    state.pointee.nframe = Self.priorFrames
    for (index, mean) in prior.enumerated() { state.pointee.sum[index] = mean * mfcc_t(Self.priorFrames) }
  }

  /// Takes in what was heard since.
  func follow() { cmn_live_update(state) }
}
