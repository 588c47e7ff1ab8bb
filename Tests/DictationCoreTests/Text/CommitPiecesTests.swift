import DictationCore
import Testing

@Suite struct CommitPiecesTests {
  @Test(
    arguments: [
      ("", 10, []),
      ("short", 10, ["short"]),
      ("exactly ten", 11, ["exactly ten"]),
      ("abcdef", 4, ["abcd", "ef"]),
      ("one two three", 9, ["one two ", "three"]),
      ("one twothree", 9, ["one twoth", "ree"]),
      ("aéébcd", 4, ["aé", "ébc", "d"]),
      ("x👩‍👩‍👧y", 18, ["x", "👩‍👩‍👧", "y"]),
      ("e\u{301}\u{302}\u{303}z", 4, ["e\u{301}", "\u{302}\u{303}", "z"]),
      ("👍👍", 4, ["👍", "👍"]),
      ("a\r\nb", 4, ["a\r\nb"]),
    ] as [(String, Int, [String])])
  func pieces(_ text: String, _ limit: Int, _ pieces: [String]) {
    let result = CommitPieces.of(text, limit: limit)
    #expect(result.map { Array($0.utf8) } == pieces.map { Array($0.utf8) })
  }

  @Test(arguments: [
    String(repeating: "word ", count: 4000),
    String(repeating: "Größe 🎤 日本語 ", count: 700),
    "a" + String(repeating: "\u{301}", count: 5000) + "b",
    String(repeating: "👩‍👩‍👧‍👦", count: 900),
  ])
  func nothingIsLostAndNothingIsTooLong(_ text: String) {
    let pieces = CommitPieces.of(text)
    #expect(Array(pieces.joined().utf8) == Array(text.utf8))
    #expect(pieces.allSatisfy { $0.utf8.count <= 3000 && !$0.isEmpty })
    #expect(pieces.count <= text.utf8.count / 2900 + 1)
  }
}
