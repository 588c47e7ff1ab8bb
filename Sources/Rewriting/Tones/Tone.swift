/// A manner of writing that a text can be given.
public struct Tone: Hashable, Sendable {
  /// Unique without regard to case; as the user reads it.
  public let name: String
  /// What the model is asked for, one sentence or a few.
  public let instruction: String

  /// - Returns: nil for a name of other than letters, digits, spaces and hyphens, or longer than 40 characters, and for an
  ///   instruction of no or more than 500 characters.
  public init?(name: some StringProtocol, instruction: some StringProtocol) {
    let name = String(name.trimmingSpaces()).split(separator: " ").joined(separator: " ")
    let instruction = String(instruction.trimmingSpaces())
    guard (1...40).contains(name.count), name.first != "-",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }),
      (1...500).contains(instruction.count), !instruction.contains(where: \.isNewline)
    else { return nil }
    self.name = name
    self.instruction = instruction
  }

  /// Tones of the same key are one.
  var key: String { name.lowercased() }
}
