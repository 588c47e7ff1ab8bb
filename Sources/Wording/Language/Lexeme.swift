/// What a language says of one word, found by one look-up when the word is cut.
struct Lexeme: Hashable, Sendable {
  struct Roles: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let filler = Roles(rawValue: 1 << 0)
    /// Doubled only by a stutter: "the the".
    static let stutter = Roles(rawValue: 1 << 1)
    /// Repeated for emphasis, however often: "no no no".
    static let emphatic = Roles(rawValue: 1 << 2)
    static let determiner = Roles(rawValue: 1 << 3)
    static let weekday = Roles(rawValue: 1 << 4)
    static let month = Roles(rawValue: 1 << 5)
    /// A month that is a plain word as well: "may", "march".
    static let ambiguousMonth = Roles(rawValue: 1 << 6)
    static let unit = Roles(rawValue: 1 << 7)
    /// A unit that "one" is not counted with: "one minute".
    static let timeUnit = Roles(rawValue: 1 << 8)
    static let acronym = Roles(rawValue: 1 << 9)
    /// A plain word that a model capitalizes only at the start of a sentence.
    static let common = Roles(rawValue: 1 << 10)
    /// Starts a phrase of the language's tables; other words need no look-up there.
    static let startsMark = Roles(rawValue: 1 << 11)
    static let startsCue = Roles(rawValue: 1 << 12)
    static let percent = Roles(rawValue: 1 << 13)
    static let currency = Roles(rawValue: 1 << 14)
    static let pointWord = Roles(rawValue: 1 << 15)
    static let timeCue = Roles(rawValue: 1 << 16)
    static let dateCue = Roles(rawValue: 1 << 17)
    static let phoneCue = Roles(rawValue: 1 << 18)
    static let countCue = Roles(rawValue: 1 << 19)
    static let zero = Roles(rawValue: 1 << 20)
    static let connector = Roles(rawValue: 1 << 21)
    static let minus = Roles(rawValue: 1 << 22)
    /// "half", "quarter" of an hour.
    static let clockPart = Roles(rawValue: 1 << 23)
    /// "past": between minutes and an hour, always; "to" is one only where a time is expected.
    static let clockLink = Roles(rawValue: 1 << 24)
    static let clockCount = Roles(rawValue: 1 << 25)
    /// Between two numbers of one kind: "five to ten minutes".
    static let range = Roles(rawValue: 1 << 26)
    /// Between the day and the month: "the first of May".
    static let dateLink = Roles(rawValue: 1 << 27)
  }

  var roles: Roles = []
  var number: NumberAtom?
  /// How it is written when it is one: "Monday", "USA".
  var written: String?
}
