import Testing

@testable import Rewriting

/// Answers from a table of what it is asked.
private struct ScriptedModel: ChatModel {
  let answer: @Sendable (String) throws -> String

  func answer(to messages: [ChatMessage], tokens: Int) async throws -> String {
    // The text between the first line and the closing tag.
    let lines = messages[1].text.split(separator: "\n")
    return try answer(String(lines[1]))
  }
}

@Suite struct RewriterTests {
  private static let stop = ScriptedModel { $0 + "." }

  @Test func layoutStaysAsItIs() async throws {
    let text = "dear all\n\n- one thing to do\n- another thing to do\n"
    let result = try await Rewriter(.cleanup, language: "en").rewrite(text, with: Self.stop)
    #expect(result.text == "dear all.\n\n- one thing to do.\n- another thing to do.\n")
    #expect(result.isModels && result.rejections.isEmpty)
  }

  @Test func aPieceThatIsRejectedStaysAsTheRulesHadIt() async throws {
    let model = ScriptedModel { $0.contains("one") ? "Another matter." : $0 + "." }
    let result = try await Rewriter(.cleanup, language: "en").rewrite("one thing\nanother thing", with: model)
    #expect(result.text == "one thing\nanother thing.")
    #expect(result.isModels)
    #expect(result.rejections == [.addedWords])
  }

  @Test func aToneIsNeverAPatch() async throws {
    let model = ScriptedModel { $0.contains("one") ? "Another matter." : $0 + "." }
    let rewriter = Rewriter(.tone(Tones.shipped[0]), language: "en")
    let result = try await rewriter.rewrite("another thing\none thing\nyet another", with: model)
    #expect(
      result == Rewritten(text: "another thing\none thing\nyet another", rejections: [.lostWords], isModels: false))
  }

  @Test func aModelThatCannotBeAskedIsToldOf() async throws {
    struct Trouble: Error {}
    let model = ScriptedModel { _ in throw Trouble() }
    await #expect(throws: Trouble.self) {
      try await Rewriter(.cleanup, language: "en").rewrite("we meet today", with: model)
    }
  }

  @Test func anAnswerThatWasCutOffIsNone() async throws {
    let model = ScriptedModel { _ in throw Rejection.unfinished }
    let result = try await Rewriter(.cleanup, language: "en").rewrite("we meet today", with: model)
    #expect(result == Rewritten(text: "we meet today", rejections: [.unfinished], isModels: false))
  }
}
