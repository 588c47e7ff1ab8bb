import Testing
import Wording

@Suite struct VocabularyTests {
  static let vocabulary = Vocabulary([
    .init(written: "Kubernetes", kind: .word),
    .init(written: "Ollama", kind: .word),
    .init(written: "GitHub", kind: .word),
    .init(spoken: "phi four", written: "Phi-4", kind: .word),
    .init(written: "Utter", kind: .word),
    .init(spoken: "my address", written: "Jane Doe\n1 Main Street\nSpringfield", kind: .replacement),
    .init(spoken: "new item", written: "[ ]", kind: .replacement),
    .init(spoken: "best regards", written: "Best regards,\nJane", kind: .snippet),
    .init(spoken: "period tracker", written: "PeriodTracker", kind: .word),
    .init(written: "Siobhan", kind: .word),
    .init(spoken: "shivon", written: "Siobhan", kind: .word),
    .init(written: "Claude", kind: .word),
    .init(written: "C++", kind: .word),
    .init(written: ".NET", kind: .word),
    .init(written: "Next.js", kind: .word),
    .init(written: "Dr. Who", kind: .word),
    .init(written: "U.S.", kind: .word),
  ])

  @Test(arguments: [
    Said("deploy kubernetes", "deploy Kubernetes"),
    Said("deploy cooper netties now", "deploy Kubernetes now"),
    Said("run alama", "run Ollama"),
    Said("push to get hub", "push to GitHub"),
    Said("run phi four", "run Phi-4"),
    Said("send it to my address", "send it to Jane Doe\n1 Main Street\nSpringfield"),
    Said("best regards", "Best regards,\nJane"),
    Said("add new item comma please", "add [ ], please"),
    Said("open period tracker", "open PeriodTracker"),
    Said("we uttered it", "we uttered it"),
    Said("siobhan's book", "Siobhan's book"),
    Said("Siobhan's book", "Siobhan's book"),
    Said("meet shivon", "meet Siobhan"),
    Said("meet shivaun", "meet Siobhan"),
    Said("I saw Siobhan, no wait, Claude", "I saw Claude"),
    Said("push to github no wait to ollama", "push to Ollama"),
    Said("write c plus plus", "write C++"),
    Said("use dot net", "use .NET"),
    Said("use next dot js", "use Next.js"),
    Said("use next js", "use Next.js"),
    Said("dr. who is on", "Dr. Who is on"),
    Said("the u.s. army", "the U.S. army"),
    Said(stays: "vitamin c"),
    Said(stays: "the net is down"),
    Said(stays: "the cloud is big"),
    Said(stays: "I like clouds"),
    Said(stays: "the cat and the hat"),
    Said(stays: "get out of here"),
    Said(stays: "Get, hub"),
    Said(stays: "other matters"),
    Said(stays: "give me your address"),
  ])
  func english(_ said: Said) {
    let cleaner = Cleaner(language: "en", options: .init(vocabulary: Self.vocabulary))
    #expect(cleaner.clean(said.raw).text == said.written)
  }

  @Test func severalLinesBecomeOneWhereThereIsOnlyOne() {
    let cleaner = Cleaner(language: "en", options: .init(vocabulary: Self.vocabulary))
    #expect(cleaner.clean("my address", field: .search).text == "Jane Doe 1 Main Street Springfield")
  }

  @Test func aLaterEntryWins() {
    let vocabulary = Vocabulary([
      .init(spoken: "sig", written: "one", kind: .snippet), .init(spoken: "sig", written: "two", kind: .snippet),
    ])
    #expect(Cleaner(language: "en", options: .init(vocabulary: vocabulary)).clean("sig").text == "two")
  }

  @Test func hintsAreTheWordsAsWritten() {
    #expect(
      Self.vocabulary.hints == [
        "Kubernetes", "Ollama", "GitHub", "Phi-4", "Utter", "PeriodTracker", "Siobhan", "Siobhan", "Claude", "C++",
        ".NET",
        "Next.js", "Dr. Who", "U.S.",
      ])
  }

  @Test func brokenEntriesAreLeftOut() {
    let vocabulary = Vocabulary([
      .init(written: "", kind: .word), .init(spoken: "…", written: "x", kind: .replacement),
      .init(written: "  ", kind: .word),
    ])
    #expect(vocabulary.isEmpty)
  }
}
