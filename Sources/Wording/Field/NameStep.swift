/// A field for a person's name: every word of it is a name, but for the particles.
struct NameStep: Step {
  let name = "name"

  func apply(to passage: inout Passage) {
    for index in passage.tokens.indices where passage.tokens[index].isPlainWord {
      let token = passage.tokens[index]
      guard index == 0 || !Self.particles.contains(token.key) else { continue }
      let parts = token.text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      passage.tokens[index].text = parts.map(capitalized).joined(separator: "-")
    }
  }

  /// O'Neil, D'Angelo.
  private func capitalized(_ part: String) -> String {
    let name = Casing.capitalized(part)
    guard name.hasPrefix("O'") || name.hasPrefix("D'"), name.count > 3 else { return name }
    return name.prefix(2) + Casing.capitalized(String(name.dropFirst(2)))
  }

  private static let particles: Set<String> = [
    "van", "von", "zu", "vom", "der", "den", "de", "del", "della", "da", "di", "do", "dos", "du", "la", "le", "y", "of",
    "the",
  ]
}
