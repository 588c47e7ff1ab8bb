import Testing
import Wording

/// Raw words and exactly what is committed for them: cleaned, and joined to a field whose caret is the `|`. A `∅` at an end
/// of it: nothing is known there.
struct Dictated: CustomTestStringConvertible {
  let raw: String
  let result: String
  let field: String?
  let kind: FieldKind
  let language: String

  init(
    _ raw: String, _ result: String, at field: String? = nil, in kind: FieldKind = .normal, language: String = "en"
  ) {
    self.raw = raw
    self.result = result
    self.field = field
    self.kind = kind
    self.language = language
  }

  /// Without a field: as the rules alone leave it.
  var text: String {
    let cleaned = Cleaner(language: language).clean(raw, field: kind)
    guard let field else { return cleaned.text }
    let sides = field.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let surroundings = Surroundings(left: sides[0] == "∅" ? nil : sides[0], right: sides[1] == "∅" ? nil : sides[1])
    return Seam.join(cleaned.draft, to: surroundings, in: kind)
  }

  var testDescription: String { "\(field ?? "") ← \(raw)" }
}
