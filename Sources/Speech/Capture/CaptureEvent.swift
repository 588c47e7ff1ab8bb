/// What happens while a microphone is recorded from, in order. `stopped` or `failed` is the last one, and the stream of
/// events ends after it.
public enum CaptureEvent: Hashable, Sendable {
  /// The microphone is open and waits for `listen`.
  case opened(Microphone)
  /// The first sample that counts is here; the fragment follows.
  case started(Microphone)
  case fragment(CaptureFragment)
  /// The recording goes on with another microphone: the default changed, or the device was unplugged.
  case moved(Microphone)
  /// The microphone is open but cannot hear; `audible` follows if that ends. The recording goes on.
  case silent(Microphone, SilenceCause)
  case audible(Microphone)
  /// The tail is captured, or the capture was cancelled.
  case stopped
  case failed(CaptureError)
}
