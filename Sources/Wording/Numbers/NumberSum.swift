/// Adds up the words of one number, and refuses a word that begins another.
struct NumberSum {
  let grammar: NumberGrammar
  var current = 0
  private var total = 0
  private var smallestScale = Int.max
  private var scales = 0
  private var isStarted = false
  private(set) var endsInScale = false
  private var endsInHundred = false

  init(grammar: NumberGrammar) { self.grammar = grammar }

  var value: Int { total + current }
  var isEmpty: Bool { !isStarted }
  var endsInMultiplier: Bool { endsInScale || endsInHundred }

  /// How many millions (or more) a round number has.
  var roundCount: Int? {
    guard scales == 1, endsInScale, smallestScale >= 1_000_000 else { return nil }
    return total / smallestScale
  }

  /// Adds a word; false, and nothing of use left, when the word belongs to another number.
  mutating func add(_ atoms: [NumberAtom], behindConnector: Bool = false) -> Bool {
    guard !atoms.isEmpty else { return false }
    return atoms.allSatisfy { add($0, behindConnector: behindConnector) }
  }

  private mutating func add(_ atom: NumberAtom, behindConnector: Bool) -> Bool {
    switch atom {
    case .value(let value):
      // French "quatre vingt".
      if grammar.countsInTwenties, current % 100 == 4, value == 20, !endsInMultiplier {
        current += 76
        return true
      }
      guard accepts(value) else { return false }
      if behindConnector, !grammar.isEnglish, !(current % 100 >= 20 && current % 10 == 0 && value < 20) { return false }
      current += value
      (endsInScale, endsInHundred) = (false, false)
    case .hundred:
      guard !endsInHundred, current % 100 == current, current > 0 || grammar.hasBareHundreds && value == total else {
        return false
      }
      // French "dix-neuf cents" is 1900, but "cinquante cents" are coins.
      if grammar.countsInTwenties, current >= 20 { return false }
      current = max(current, 1) * 100
      (endsInScale, endsInHundred) = (false, true)
    case .scale(let scale):
      // Spanish "mil millones".
      if !grammar.isEnglish, scales == 1, smallestScale == 1_000, endsInScale, scale > 1_000 {
        total *= scale
        smallestScale = scale
        return true
      }
      guard scale < smallestScale, current > 0 || grammar.hasBareHundreds && !isStarted && scale == 1_000 else {
        return false
      }
      total += max(current, 1) * scale
      current = 0
      smallestScale = scale
      scales += 1
      (endsInScale, endsInHundred) = (true, false)
    case .ordinal, .decade: return false
    }
    isStarted = true
    return true
  }

  /// Whether a plain number may follow what was said so far.
  func accepts(_ value: Int) -> Bool {
    if !isStarted && current == 0 { return true }
    if value == 0 { return false }
    if value >= 100 { return current == 0 && endsInScale && value < smallestScale }
    let tens = current % 100
    if tens == 0 { return endsInMultiplier || current >= 100 }
    // "dix neuf", without its hyphen.
    if grammar.countsInTwenties, tens == 10, (7...9).contains(value) { return true }
    if grammar.countsInTwenties, tens == 60 || tens == 80, value < 20 { return true }
    return value < 10 && tens >= 20 && tens % 10 == 0
  }
}
