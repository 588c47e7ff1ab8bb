internal import Capture
internal import GLibRuntime
internal import Speech

/// The microphones of the sound server, followed while somebody looks.
@GLibActor
final class MicrophoneList {
  var onChange: (@GLibActor () -> Void)?
  private(set) var microphones: [Microphone] = []
  /// Why there are none, as a sentence.
  private(set) var problem: String?

  private let source: PulseAudioSource
  private var work: Task<Void, Never>?

  init(_ source: PulseAudioSource) { self.source = source }

  /// A sound server that went away is looked for every few seconds.
  func follow() {
    guard work == nil else { return }
    work = GLibActor.task { [weak self, source] in
      while !Task.isCancelled {
        for await list in source.microphoneLists() { self?.take(list) }
        await LoopTimer.wait(.seconds(3))
      }
    }
  }

  func stop() {
    work?.cancel()
    work = nil
  }

  private func take(_ list: Result<[Microphone], CaptureError>) {
    switch list {
    case .success(let microphones):
      self.microphones = microphones
      problem =
        microphones.contains { !$0.isMonitor }
        ? nil : CaptureError.noMicrophone(monitorsOnly: !microphones.isEmpty).sentence
    case .failure(let error):
      microphones = []
      problem = error.sentence
    }
    onChange?()
  }
}
