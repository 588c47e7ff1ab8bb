import Testing
import Wording

@Suite struct SeamPropertyTests {
  private static let sides = [
    "", " ", "Hello", "Hello ", "Hello.", "(", "\"", "word \"", "a-", "\n", "- ", "don't", "$", "5", "日本", ",",
    ", then", ".",
    ")", "'s", "e.g.", "👍", "x_", "/", "@", " word", "Word", "é",
  ]
  private static let texts = [
    "hello", "Hello.", "the end,", "I", ", and", "\"quoted\"", "(so)", "5", "john@example.com", "one\ntwo", "iPhone",
    "…", "- x",
  ]

  @Test func onlyCaseSpacesAndTheLastMarkOfTheTextChange() {
    for left in Self.sides.map(Optional.some) + [nil] {
      for right in Self.sides.map(Optional.some) + [nil] {
        for text in Self.texts {
          let draft = SeamDraft(text, mayLowercaseFirst: true, finalStopIsGuessed: true)
          let joined = Seam.join(draft, to: Surroundings(left: left, right: right))
          let body = joined.trimmingSpaces().lowercased()
          let isSame =
            body == text.lowercased() || body == text.lowercased().dropLast() && ".,…".contains(text.last ?? " ")
          #expect(isSame, "\(left ?? "∅")|\(right ?? "∅") ← \(text)")
          let line = (left ?? "") + joined + (right ?? "")
          #expect(!line.contains("  ") || left?.last == " " && right?.first == " ", "\(line)")
        }
      }
    }
  }

  @Test(arguments: FieldKind.allCases)
  func joiningTwiceAtTheSamePlaceIsJoiningOnce(_ field: FieldKind) {
    for left in Self.sides {
      for text in Self.texts {
        let once = Seam.join(SeamDraft(text), to: Surroundings(left: left, right: ""), in: field)
        let again = Seam.join(SeamDraft(once), to: Surroundings(left: left, right: ""), in: field)
        #expect(once == again)
      }
    }
  }
}

extension String {
  fileprivate func trimmingSpaces() -> String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
