import Testing
import Wording

@testable import Rewriting

/// Which texts go to a model, in which pieces, and for how long.
@Suite struct TextTests {
  @Test(arguments: [
    ("we meet at the office", FieldKind.normal, nil as RewriteSkip?), ("we meet at the", .normal, .short),
    ("", .normal, .short), ("we meet at the office", .name, nil), ("we meet at the office", .search, nil),
    ("we meet at the office", .terminal, .field), ("we meet at the office", .url, .field),
    ("we meet at the office", .email, .field), ("we meet at the office", .number, .field),
    ("we meet at the office", .phone, .field), (String(repeating: "we ", count: 2000), .normal, nil),
    (String(repeating: "we ", count: 2001), .normal, .long),
  ])
  func skips(_ text: String, _ field: FieldKind, _ reason: RewriteSkip?) {
    #expect(RewriteSkip(text, in: field) == reason)
  }

  @Test(arguments: [(0, 2500), (1, 2515), (100, 4000)])
  func deadline(_ words: Int, _ milliseconds: Int) {
    let text = String(repeating: "word ", count: words)
    #expect(RewriteDeadline.duration(base: .milliseconds(2500), text: text) == .milliseconds(milliseconds))
  }

  @Test(
    arguments: [
      ("", []), ("We meet. You come.", [.piece("We meet. You come.")]),
      (" We meet. \n", [.between(" "), .piece("We meet."), .between(" "), .between("\n")]),
      (
        "List\n\n- one thing\n- another",
        [
          .piece("List"), .between("\n\n"), .between("- "), .piece("one thing"), .between("\n"), .between("- "),
          .piece("another"),
        ]
      ),
    ] as [(String, [TextPieces.Part])])
  func pieces(_ text: String, _ parts: [TextPieces.Part]) { #expect(TextPieces(text).parts == parts) }

  @Test func longTextsAreCutAtSentenceEnds() {
    let sentence = "This is a sentence of about sixty bytes, more or less, I say."
    let text = Array(repeating: sentence, count: 40).joined(separator: " ")
    var joined = ""
    var count = 0
    for part in TextPieces(text).parts {
      switch part {
      case .between(let text): joined += text
      case .piece(let piece):
        joined += piece
        count += 1
        #expect(piece.hasPrefix("This") && piece.hasSuffix("say.") && piece.utf8.count <= TextPieces.bytes)
      }
    }
    #expect(joined == text)
    #expect(count == 4)
  }

  @Test func aSentenceIsNeverCut() {
    let text = Array(repeating: "word", count: 500).joined(separator: " ")
    #expect(TextPieces(text).parts == [.piece(text)])
  }
}
