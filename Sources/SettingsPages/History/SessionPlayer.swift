internal import DictationCore
internal import GLibRuntime
internal import ServiceInterface

/// The recording of a session, for the user's ears, where it is still there.
@GLibActor
final class SessionPlayer {
  var onChange: (@GLibActor () -> Void)?
  /// nil while nobody knows.
  private(set) var hasRecording: Bool?
  private(set) var isPlaying = false
  /// What went wrong, as a sentence.
  private(set) var problem: String?
  private var isLooking = false

  private let id: UInt64
  private let service: ServiceDesk
  private var playing: Task<Void, Never>?

  init(_ id: UInt64, _ service: ServiceDesk) {
    self.id = id
    self.service = service
  }

  /// Finds out whether there is something to hear.
  func look() {
    guard !isLooking else { return }
    isLooking = true
    GLibActor.task { [self] in
      do throws(DictationFailure) {
        _ = try await service.history().audio(of: id)
        (hasRecording, problem) = (true, nil)
      } catch {
        // Only the service itself can say that there is none.
        (hasRecording, problem) = error.code == .badRequest ? (false, nil) : (nil, error.sentence)
      }
      isLooking = false
      onChange?()
    }
  }

  /// Looks again where nobody could say.
  func recover() {
    if hasRecording == nil, problem != nil { look() }
  }

  func play() {
    guard !isPlaying else { return }
    isPlaying = true
    problem = nil
    onChange?()
    playing = GLibActor.task { [self] in
      do throws(DictationFailure) {
        problem = await SoundPlayer.play(try await service.history().audio(of: id))
      } catch {
        problem = error.sentence
      }
      isPlaying = false
      onChange?()
    }
  }

  func stop() { playing?.cancel() }
}
