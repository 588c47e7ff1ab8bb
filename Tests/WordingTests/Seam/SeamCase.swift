import Testing
import Wording

/// A field with the caret as `|`, what is dictated, and the whole field afterwards. A `∅` at an end: nothing is known there.
struct SeamCase: CustomTestStringConvertible {
  let field: String
  let draft: SeamDraft
  let result: String

  /// As a model writes: it capitalized a plain first word and guessed the full stop.
  static func model(_ field: String, _ text: String, _ result: String) -> SeamCase {
    SeamCase(
      field: field, draft: SeamDraft(text, mayLowercaseFirst: true, finalStopIsGuessed: true), result: result)
  }

  /// As a speaker dictates: the first word is a name or was lower-case anyway, the marks were spoken.
  static func spoken(_ field: String, _ text: String, _ result: String) -> SeamCase {
    SeamCase(field: field, draft: SeamDraft(text), result: result)
  }

  var surroundings: Surroundings {
    let sides = field.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return Surroundings(left: sides[0] == "∅" ? nil : sides[0], right: sides[1] == "∅" ? nil : sides[1])
  }

  func joined(in kind: FieldKind = .normal) -> String {
    field.replacing("|", with: Seam.join(draft, to: surroundings, in: kind), maxReplacements: 1)
  }

  var testDescription: String { "\(field) ← \(draft.text)" }
}
