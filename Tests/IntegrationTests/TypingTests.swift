import GLibRuntime
import TestSupport
import Testing

@Suite struct TypingTests {
  /// Two minutes at a hundred keys a second; dictations begin, end and are answered in the midst of them.
  @Test(arguments: [ScriptedStyle.gtk3, .gnomeShell])
  func noKeyIsLostOrReorderedBetweenDictations(_ style: ScriptedStyle) async throws {
    try await ScriptedStage.run(style) { stage in
      try await stage.desktop.focus(Fields.letter)
      var typist = Typist()
      for round in 0..<24 {
        try await stage.begin()
        try await typist.type(seconds: 2, on: stage.desktop)
        try await stage.end()
        try await typist.type(seconds: 2, on: stage.desktop)
        stage.script.answer(Self.spoken)
        try await typist.type(seconds: 1, on: stage.desktop)
        let count = round + 1
        try await stage.desktop.text(of: Fields.letter, becomes: "\(count) dictations") {
          Self.said($0) == String(repeating: Self.spoken, count: count)
        }
      }
      let typed = typist.typed
      let text = try await stage.desktop.text(of: Fields.letter, becomes: "\(typed.count) keys") {
        $0.filter(Typist.letters.contains).count == typed.count
      }
      #expect(text.filter(Typist.letters.contains) == typed)
      #expect(Self.said(text) == String(repeating: Self.spoken, count: 24))
    }
  }

  /// Of letters that nobody types.
  private static let spoken = "sorry"

  private static func said(_ text: String) -> String {
    text.lowercased().filter { "orsy".contains($0) }
  }
}

/// A hundred keys a second, of the first letters of the alphabet.
@GLibActor
private struct Typist {
  nonisolated static let letters = "abcdefghijklm"

  private(set) var typed = ""

  mutating func type(seconds: Int, on desktop: ScriptedDesktop) async throws {
    let clock = ContinuousClock()
    var next = clock.now
    for _ in 0..<seconds * 100 {
      let letter = Self.letters[Self.letters.index(Self.letters.startIndex, offsetBy: typed.count * 7 % 13)]
      desktop.typeAhead(letter)
      typed.append(letter)
      next += .milliseconds(10)
      try await Task.sleep(until: next, clock: clock)
    }
  }
}
