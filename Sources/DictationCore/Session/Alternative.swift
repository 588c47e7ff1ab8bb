/// A version of a dictation that can be chosen instead of the one that was, or will be, inserted.
public struct Alternative: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// What is inserted where nobody chooses.
    case final
    /// What the rules wrote, before any model.
    case rules
    /// The words of the recognizer.
    case raw
    /// Written by a model in a tone; without a text as long as nobody has asked for it.
    case tone
    /// Changed by the user: by hand, or by a command.
    case edited
  }

  public var kind: Kind
  /// The name of the tone, empty for the others.
  public var tone: String
  public var draft: Draft

  public init(_ kind: Kind, tone: String = "", _ draft: Draft) {
    self.kind = kind
    self.tone = tone
    self.draft = draft
  }

  /// Otherwise it can be asked for.
  public var isWritten: Bool { !draft.text.isEmpty }
}
