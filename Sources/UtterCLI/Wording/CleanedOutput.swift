/// What `utter clean --json` prints.
struct CleanedOutput: Encodable {
  let text: String
  let command: String?

  private enum CodingKeys: CodingKey {
    case text
    case command
  }

  /// Both keys, always: null where there is no command.
  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(text, forKey: .text)
    try object.encode(command, forKey: .command)
  }
}
