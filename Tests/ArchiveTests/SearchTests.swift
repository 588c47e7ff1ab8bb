import Archive
import Testing

@Suite(.timeLimit(.minutes(20))) struct SearchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var query: String
    /// The texts, in their order.
    var found: [String]
    var testDescription: String { query }
  }

  private static let texts = [
    "The museum opens at nine.", "A muse, nothing but a muse.", "Über die Straße und über den Platz.",
    "明日は東京へ行きます。", "She said \"yes\" - OR did she?", "Party 🎉 tonight.", "muse",
  ]

  @Test(arguments: [
    Case(query: "opens", found: [texts[0]]),
    Case(query: "OPENS nine", found: [texts[0]]),
    Case(query: "ope", found: [texts[0]]),
    // Whole words before beginnings of words, and more of them in less text before that.
    Case(query: "muse", found: [texts[6], texts[1], texts[0]]),
    // Below three letters: the newest first.
    Case(query: "mu", found: [texts[6], texts[1], texts[0]]),
    Case(query: "\"nothing but\"", found: [texts[1]]),
    Case(query: "\"but nothing\"", found: []),
    Case(query: "uber strasse", found: [texts[2]]),
    Case(query: "ÜBER", found: [texts[2]]),
    Case(query: "東京", found: [texts[3]]),
    Case(query: "京東", found: []),
    Case(query: "🎉", found: [texts[5]]),
    Case(query: "🎃", found: []),
    Case(query: "yes OR", found: [texts[4]]),
    Case(query: "she NOT yes", found: []),
    Case(query: "opens\"", found: [texts[0]]),
    Case(query: "text:opens", found: []),
    Case(query: "(opens* NEAR(", found: []),
    Case(query: "'; DROP TABLE segment; --", found: []),
    Case(query: "*", found: []), Case(query: "\"\"", found: []), Case(query: "%", found: []),
  ])
  func `a search finds`(expected: Case) async throws {
    let fixture = try ArchiveFixture()
    for (number, text) in Self.texts.enumerated() {
      try await fixture.archive.save(ArchiveFixture.entry(text, "r\(number)"))
    }
    let page = try await fixture.archive.page(ArchiveQuery(text: expected.query))
    var found: [String] = []
    for line in page.lines { found.append(try await fixture.archive.entry(line.session.id)?.text ?? "") }
    #expect(found == expected.found)
  }

  struct Form: Sendable, CustomTestStringConvertible {
    var language: String
    var text: String
    var queries: [String]
    var testDescription: String { "\(language): \(text)" }
  }

  @Test(arguments: [
    Form(
      language: "en", text: "Three reports were opened.", queries: ["report", "reporting", "open", "opens", "reported"]),
    Form(language: "en-GB", text: "She is running late.", queries: ["run", "runs", "running late"]),
    Form(language: "", text: "The cities and their buses.", queries: ["city", "bus"]),
    Form(language: "de-AT", text: "Die alten Häuser an den Straßen.", queries: ["Haus", "alte Straße", "hauses"]),
    Form(language: "de", text: "Das Kind schläft.", queries: ["Kinder", "Kindern", "Kindes"]),
    Form(language: "fr", text: "Les journaux sont arrivés.", queries: ["journal", "arrivée", "arrive"]),
    Form(language: "es", text: "Las luces rojas.", queries: ["luz", "rojo", "luz roja"]),
  ])
  func `each form of a word finds the others, by language`(given: Form) async throws {
    let fixture = try ArchiveFixture()
    var entry = ArchiveFixture.entry(given.text)
    entry.session.language = given.language
    try await fixture.archive.save(entry)
    try await fixture.archive.save(ArchiveFixture.entry("Something else altogether.", "r2"))
    for query in given.queries {
      #expect(try await fixture.archive.page(ArchiveQuery(text: query)).lines.count == 1, "\(query)")
    }
    // What is in quotes is meant as it is.
    #expect(try await fixture.archive.page(ArchiveQuery(text: "\"\(given.queries[0])\"")).lines.isEmpty)
    // It goes with its session.
    try await fixture.archive.deleteAll()
    #expect(try await fixture.archive.page(ArchiveQuery(text: given.queries[0])).lines.isEmpty)
  }

  @Test func `the word as it was written comes first`() async throws {
    let fixture = try ArchiveFixture()
    for (number, text) in ["The report.", "The reports.", "Reporting."].enumerated() {
      try await fixture.archive.save(ArchiveFixture.entry(text, "r\(number)"))
    }
    let lines = try await fixture.archive.page(ArchiveQuery(text: "reports")).lines
    #expect(lines.map(\.excerpt) == ["The reports.", "Reporting.", "The report."])
  }

  @Test func `titles and notes are found, and each session once`() async throws {
    let fixture = try ArchiveFixture()
    let id = try await fixture.archive.save(ArchiveFixture.entry("The words of the minutes."))
    _ = try await fixture.archive.edit(id, title: "Minutes", notes: "of the board")
    #expect(try await fixture.archive.page(ArchiveQuery(text: "minutes")).lines.map(\.session.id) == [id])
    #expect(try await fixture.archive.page(ArchiveQuery(text: "board")).lines.map(\.session.title) == ["Minutes"])
    _ = try await fixture.archive.edit(id, title: "", notes: "")
    #expect(try await fixture.archive.page(ArchiveQuery(text: "board")).lines.isEmpty)
  }

  @Test func `results come in pages`() async throws {
    let fixture = try ArchiveFixture()
    for number in 0..<7 { try await fixture.archive.save(ArchiveFixture.entry("again and again", "r\(number)")) }
    let page = try await fixture.archive.page(ArchiveQuery(text: "again", offset: 5, limit: 2))
    #expect(page.lines.count == 2)
    #expect(!page.hasMore)
    #expect(try await fixture.archive.page(ArchiveQuery(text: "again", limit: 2)).hasMore)
  }
}
