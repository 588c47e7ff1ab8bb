/// A field for a person's name: every word of it is a name, but for the particles.
struct NameStep: Step {
  let name = "name"

  func apply(to passage: inout Passage) {
    for index in passage.tokens.indices where passage.tokens[index].isPlainWord {
      let token = passage.tokens[index]
      guard index == 0 || !Self.particles.contains(token.key) else { continue }
      let parts = token.text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      passage.tokens[index].text = parts.map(Casing.capitalized).joined(separator: "-")
    }
  }

  private static let particles: Set<String> = [
    "van", "von", "zu", "vom", "der", "den", "de", "del", "della", "da", "di", "do", "dos", "du", "la", "le", "y", "of",
    "the",
  ]
}
