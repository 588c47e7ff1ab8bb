/// What a recognizer is wanted for. Somebody waits for a dictation; a long file must not make them wait longer.
public enum RecognitionPurpose: Hashable, Sendable, CaseIterable {
  case dictation
  case file
}
