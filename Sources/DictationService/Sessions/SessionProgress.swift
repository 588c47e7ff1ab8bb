/// How far a dictation is that has no text yet, for whoever looks at the history meanwhile.
enum SessionProgress: Hashable, Sendable {
  case recording
  case transcribing
}
