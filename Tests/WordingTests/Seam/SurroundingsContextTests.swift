import Testing
import Wording

@Suite struct SurroundingsContextTests {
  struct Case: CustomTestStringConvertible {
    let reported: Surroundings
    let lastCommit: String?
    let isBelieved: Bool
    let testDescription: String

    init(_ why: String, _ left: String?, _ right: String?, after lastCommit: String?, believed: Bool) {
      reported = Surroundings(left: left, right: right)
      self.lastCommit = lastCommit
      isBelieved = believed
      testDescription = why
    }
  }

  @Test(arguments: [
    Case("nothing was committed", "Hello", "", after: nil, believed: true),
    Case("nothing is known at all", nil, nil, after: nil, believed: true),
    Case("nothing was reported", nil, nil, after: "hello ", believed: false),
    Case("the commit stands at the caret", "Say hello ", "", after: "hello ", believed: true),
    Case("the field dropped the space at its end", "Say hello", "", after: "hello ", believed: true),
    Case("the field turned the space into a no-break space", "Say hello\u{a0}", "", after: "hello ", believed: true),
    Case("a one-line field flattened a line break", "one two", "", after: "one\ntwo", believed: true),
    Case("the report is from before the commit", "Say ", "", after: "hello ", believed: false),
    Case("the report is always empty", "", "", after: "hello ", believed: false),
    Case("the caret was moved away", "Good", " morning. See you at four", after: "See you at four", believed: true),
    Case("the caret was moved into it", "See you", " at four", after: "See you at four", believed: true),
    Case("a short commit stands elsewhere by chance", "the cat ", " a dog", after: "the ", believed: false),
    Case("the client reports a window only", "brown fox jumps", "", after: "the quick brown fox jumps", believed: true),
    Case("only a line break was committed", "Hello", "", after: "\n", believed: true),
  ])
  func context(_ item: Case) {
    let expected = item.isBelieved ? item.reported : Surroundings(left: item.lastCommit, right: nil)
    #expect(Surroundings.context(reported: item.reported, lastCommit: item.lastCommit) == expected)
  }
}
