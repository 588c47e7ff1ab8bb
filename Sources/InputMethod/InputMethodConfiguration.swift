public import DictationCore

/// What the settings say about the engine's side of dictation. A change works at once.
public struct InputMethodConfiguration: Hashable, Sendable {
  public var bindings: TriggerBindings
  public var actions: ActionBindings
  /// How long a hold key is held alone before the microphone opens.
  public var armDelay: Duration
  /// A hold ends after this long without a voice, should its release be lost.
  public var holdSilence: Duration
  public var preview: PreviewStyle
  public var review: ReviewStyle
  /// What the menu shows as chosen.
  public var speech: SpeechSettings

  public init(
    bindings: TriggerBindings = TriggerBindings(), actions: ActionBindings = ActionBindings(),
    armDelay: Duration = .milliseconds(100), holdSilence: Duration = .seconds(10), preview: PreviewStyle = .auto,
    review: ReviewStyle = .onRequest,
    speech: SpeechSettings = SpeechSettings()
  ) {
    self.bindings = bindings
    self.actions = actions
    self.armDelay = armDelay
    self.holdSilence = holdSilence
    self.preview = preview
    self.review = review
    self.speech = speech
  }
}
