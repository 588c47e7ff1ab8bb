import DictationCore
import GLibRuntime
import Speech
import Synchronization

@testable import DictationService

/// Loudspeakers: cues are heard when the test says so.
final class ScriptedCues: CuePlayer {
  private let state = Mutex<(played: [Cue], playing: [CheckedContinuation<Void, Never>])>(([], []))

  var played: [Cue] { state.withLock { $0.played } }

  func play(_ cue: Cue) async {
    await withCheckedContinuation { done in
      state.withLock {
        $0.played.append(cue)
        $0.playing.append(done)
      }
    }
  }

  /// The cue that plays has come to its end.
  func end() { state.withLock { $0.playing.isEmpty ? nil : $0.playing.removeFirst() }?.resume() }
}

/// Music, by what is asked of it.
final class ScriptedMedia: MediaVolume {
  private let state = Mutex<[String]>([])

  var changes: [String] { state.withLock { $0 } }

  func lower() async { state.withLock { $0.append("lower") } }
  func restore() async { state.withLock { $0.append("restore") } }
}

@GLibActor
final class ScriptedNotifications: Notifying {
  private(set) var sentences: [String] = []

  func notify(_ sentence: String) { sentences.append(sentence) }
}
