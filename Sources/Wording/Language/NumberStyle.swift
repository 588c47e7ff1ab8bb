/// How a language writes numbers.
struct NumberStyle: Hashable, Sendable {
  var decimalMark = "."
  var groupMark = ","
  /// The smallest number whose thousands are set apart.
  var groupsFrom = 1_000
  /// `$25` or `25 €`.
  var currencyLeads = true
  /// `3.5%` or `3,5 %`.
  var percentIsGlued = true

  /// Marks that a narrow no-break space sets apart: before them, or behind an opening one.
  var thinSpaceMarks: Set<Character> = []

  /// Behind the day of a date: German "1.", French "1er".
  var ordinalSuffix = ""
  /// How a time of day is written where a word for the hour is said.
  var clock: ClockStyle?

  func integer(_ value: Int) -> String {
    let digits = String(value)
    guard value >= groupsFrom else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += groupMark }
      text.append(digit)
    }
    return text
  }
}
