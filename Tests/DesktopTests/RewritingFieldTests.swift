import GLibRuntime
import TestSupport
import Testing

/// A language model between the rules and a real field: what its keys do while it works, and other tones from the list.
@Suite struct RewritingFieldTests {
  private static let heard = "um we meet at the office today"
  private static let rules = "we meet at the office today"

  private static func run(
    _ chat: StubChat, _ body: @escaping @GLibActor (DesktopStage) async throws -> Void
  ) async throws {
    // Keys end the wait, not the clock.
    let settings = ["rewrite": "'cleanup'", "rewrite-base-url": "'\(chat.address)'", "rewrite-timeout-ms": "60000"]
    try await DesktopStage.run(settings: settings, body)
  }

  /// Dictates, and returns once the model was asked and the user sees that.
  @GLibActor private static func beginRewriting(
    _ chat: StubChat, in app: TextFieldApp, on stage: DesktopStage
  ) async throws {
    let (asked, start) = (chat.requests.count, stage.panel.events.count)
    try await stage.dictate(app)
    stage.script.answer(heard)
    _ = try await chat.requests.wait(for: "a question", from: asked) { $0.first }
    try await stage.panel.bubble("what Enter does", from: start) { $0.hasSuffix("(Enter)") }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func `Enter takes the text as it is, and is no line end`(
    toolkit: TextFieldApp.Toolkit
  ) async throws {
    let chat = try StubChat { _ in .silence }
    try await Self.run(chat) { stage in
      let app = try await stage.open(toolkit)
      try await app.focus(.view, seenBy: stage.panel)
      try await Self.beginRewriting(chat, in: app, on: stage)
      try await stage.keyboard.press("Return")
      try await app.text(of: .view, becomes: "the text of the rules") { words($0) == Self.rules && !$0.contains("\n") }
    }
  }

  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func `Escape cancels, and nothing comes later`(toolkit: TextFieldApp.Toolkit) async throws {
    let chat = try StubChat { _ in .silence }
    try await Self.run(chat) { stage in
      let app = try await stage.open(toolkit)
      try await app.focus(.view, seenBy: stage.panel)
      try await Self.beginRewriting(chat, in: app, on: stage)
      try await stage.keyboard.press("Escape")
      try await stage.panel.property("restore-cancelled", is: "there to be brought back") { $0.isSensitive }
      // Too short for a model: it comes at once, and alone.
      try await stage.dictate(app)
      stage.script.answer("the next")
      try await app.text(of: .view, becomes: "the next words alone") { words($0) == "the next" }
    }
  }

  @Test(arguments: [TextFieldApp.Toolkit.gtk4, .qt5])
  func `another tone is written when it is picked, and takes the place of the text`(
    toolkit: TextFieldApp.Toolkit
  ) async throws {
    let chat = try StubChat { question in
      .chat(
        question.system.contains("The manner:")
          ? "We would like to meet at the office today." : "We meet at the office today.")
    }
    try await Self.run(chat) { stage in
      let app = try await stage.open(toolkit)
      try await stage.dictate(app)
      stage.script.answer(Self.heard)
      try await app.text(of: .entry, becomes: "the model's words") { $0.hasPrefix("We meet at the office today.") }
      let start = stage.panel.events.count
      try await stage.press("space", in: app)
      try await stage.panel.bubble("the list", from: start) { $0.contains("Choose by number") }
      // Final, rules, as heard, and the window; then the tones.
      let asked = stage.panel.events.count
      try await stage.keyboard.press("5")
      try await stage.panel.bubble("the list again", from: asked) { $0.contains("Choose by number") }
      try await stage.keyboard.press("Return")
      try await app.text(of: .entry, becomes: "the other tone") {
        $0.hasPrefix("We would like to meet at the office today.")
      }
    }
  }
}
