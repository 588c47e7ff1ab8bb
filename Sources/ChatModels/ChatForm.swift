/// What a request says besides model and messages. Servers refuse what they do not know, so that each is asked in the
/// fullest form that it takes.
enum ChatForm: Int, Sendable, CaseIterable {
  /// Reasoning turned off: it takes seconds, and models that reason delete too much.
  case withoutReasoning
  case plain
  /// For models that choose their temperature themselves.
  case bare

  var next: ChatForm? { ChatForm(rawValue: rawValue + 1) }
}
