import DictationCore
import GLibRuntime
import ServiceInterface
import Speech

/// What is heard of a dictation: its sounds, and less of other programs' meanwhile.
extension DictationHost {
  func openMicrophone() -> any CaptureSession {
    var request = settings.captureRequest
    if cues == nil { request.waitsToListen = false }
    if settings.lowersMedia { changeMedia { await $0.lower() } }
    return source.capture(request)
  }

  /// The microphone is open, and listens once its sound is over.
  func announceMicrophone(of id: SessionID) {
    play(.start) { [weak self] in self?.takes[id]?.capture.listen() }
  }

  /// - Parameter failure: why there is nothing in the recording.
  func microphoneClosed(of id: SessionID, with failure: DictationFailure?) {
    let hasFailed = failed.remove(id) != nil
    guard takes.isEmpty else { return }
    if hasLoweredMedia { changeMedia { await $0.restore() } }
    if hasFailed { announce(.error) } else if failure == nil { announce(.stop) }
  }

  /// Nothing comes of a dictation.
  func announceFailure(_ signal: ServiceSignal) {
    guard case .failed(let id, _) = signal else { return }
    if takes[id] == nil { announce(.error) } else { failed.insert(id) }
  }

  /// A microphone that is open would hear it.
  private func announce(_ cue: Cue) {
    guard settings.sounds, takes.isEmpty else { return }
    play(cue) {}
  }

  /// One after the other, so that none is heard by the microphone that a later one announces.
  private func play(_ cue: Cue, then done: @escaping @GLibActor () -> Void) {
    lastCue = GLibActor.task { [cues, lastCue] in
      await lastCue?.value
      await cues?.play(cue)
      done()
    }
  }

  /// In the order in which it was asked for.
  private func changeMedia(_ change: @escaping @Sendable (any MediaVolume) async -> Void) {
    guard let media else { return }
    hasLoweredMedia = true
    lastMediaChange = GLibActor.task { [lastMediaChange] in
      await lastMediaChange?.value
      await change(media)
    }
  }

  /// Turns up what an earlier process left turned down.
  public func restoreMedia() { changeMedia { await $0.restore() } }
}
