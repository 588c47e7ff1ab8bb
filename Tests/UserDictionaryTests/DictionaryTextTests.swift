import Testing
import UserDictionary
import Wording

@Suite struct DictionaryTextTests {
  @Test(
    arguments: [
      ("", []),
      ("spoken,written,kind\n", []),
      (",Kubernetes,word\n", [.init(written: "Kubernetes", kind: .word)]),
      ("Kubernetes", [.init(written: "Kubernetes", kind: .word)]),
      ("get hub,GitHub,word", [.init(spoken: "get hub", written: "GitHub", kind: .word)]),
      ("get hub,GitHub", [.init(spoken: "get hub", written: "GitHub", kind: .replacement)]),
      (
        "my address,\"Jane Doe\n1 Main Street\nSpringfield\",snippet",
        [.init(spoken: "my address", written: "Jane Doe\n1 Main Street\nSpringfield", kind: .snippet)]
      ),
      (
        "a,\"one\r\ntwo\",snippet\r\nb,\"say \"\"hi\"\", now\",replacement\r\n",
        [
          .init(spoken: "a", written: "one\ntwo", kind: .snippet),
          .init(spoken: "b", written: "say \"hi\", now", kind: .replacement),
        ]
      ),
      ("\u{FEFF}spoken,written,kind\na,b,replacement", [.init(spoken: "a", written: "b", kind: .replacement)]),
      ("# mine\n\n  a , b , replacement \n", [.init(spoken: "a", written: "b", kind: .replacement)]),
    ] as [(String, [Vocabulary.Entry])])
  func reads(_ text: String, _ entries: [Vocabulary.Entry]) {
    let dictionary = DictionaryText(text)
    #expect(dictionary.entries == entries)
    #expect(dictionary.problems.isEmpty)
    #expect(DictionaryText(dictionary.text).entries == entries)
  }

  @Test func `a broken line is named and kept, and those after it are read`() {
    let text = """
      a,b,replacement
      c,d,sentence
      e,"f
      g,
      h,i,word

      """
    let dictionary = DictionaryText(text)
    #expect(dictionary.entries.map(\.spoken) == ["a", "h"])
    #expect(dictionary.problems.map(\.line) == [2, 3, 4])
    #expect(dictionary.problems.map(\.cause) == [.unknownKind("sentence"), .openQuote, .nothingWritten])
    #expect(dictionary.text == text)
  }

  @Test func `noise is no crash`() {
    let noise = String(
      decoding: (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 / 7) }, as: UTF8.self)
    let dictionary = DictionaryText(noise)
    #expect(dictionary.problems.allSatisfy { !$0.sentence.isEmpty })
  }

  @Test func `of a million lines as many are used as are sensible`() {
    let text = (0..<1_000_000).map { "word \($0),w\($0),word\n" }.joined()
    let dictionary = DictionaryText(text)
    #expect(dictionary.entries.count == DictionaryLimits.entries)
    #expect(dictionary.problems.map(\.cause) == [.tooMany])
    #expect(dictionary.text == text)
  }

  @Test func `adding replaces what is said alike`() {
    var dictionary = DictionaryText("# mine\na,b,replacement\n")
    let isNew = (
      dictionary.add(.init(spoken: "A", written: "c", kind: .replacement)),
      dictionary.add(.init(written: "Kubernetes", kind: .word))
    )
    #expect(isNew == (false, true))
    #expect(dictionary.text == "# mine\nA,c,replacement\n,Kubernetes,word\n")
  }

  @Test func `a name removes all that is said or written like that, and says what it was`() {
    var dictionary = DictionaryText("# mine\ncube,Kubernetes,replacement\n,kubernetes,word\na,b,replacement\n")
    #expect(
      dictionary.remove(named: "Kubernetes") == [
        .init(spoken: "cube", written: "Kubernetes", kind: .replacement), .init(written: "kubernetes", kind: .word),
      ])
    #expect(dictionary.text == "# mine\na,b,replacement\n")
    #expect(dictionary.remove(named: "Kubernetes").isEmpty)
  }

  @Test(arguments: [
    (",Kubernetes,word", "cube,Kubernetes,replacement\nkubernetes,k8s,snippet\n"),
    ("cube,Kubernetes,replacement", ",Kubernetes,word\nkubernetes,k8s,snippet\n"),
    ("kubernetes,k8s,snippet", ",Kubernetes,word\ncube,Kubernetes,replacement\n"),
    ("cube,Kubernetes,snippet", ",Kubernetes,word\ncube,Kubernetes,replacement\nkubernetes,k8s,snippet\n"),
  ])
  func `an entry removes only itself`(row: String, rest: String) throws {
    var dictionary = DictionaryText(",Kubernetes,word\ncube,Kubernetes,replacement\nkubernetes,k8s,snippet\n")
    dictionary.remove(try #require(DictionaryText(row).entries.first))
    #expect(dictionary.text == rest)
  }

  @Test func `an entry takes the place of another, or goes to the end where that is gone`() {
    var dictionary = DictionaryText(",Kubernets,word\na,b,replacement\n")
    let old = dictionary.entries[0]
    for name in ["Kubernetes", "Docker"] { dictionary.replace(old, with: .init(written: name, kind: .word)) }
    #expect(dictionary.text == ",Kubernetes,word\na,b,replacement\n,Docker,word\n")
  }

  @Test func `a new one begins with the header`() {
    var dictionary = DictionaryText()
    let added = dictionary.add([.init(spoken: "x", written: "a, \"b\"\nc", kind: .snippet)])
    #expect(added == 1)
    #expect(dictionary.text == "spoken,written,kind\nx,\"a, \"\"b\"\"\nc\",snippet\n")
  }
}
