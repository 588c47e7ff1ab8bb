/// German numbers are written as one word: "zweihundertfünfundzwanzig", and so are their ordinals: "einundzwanzigster".
enum GermanNumber {
  static func atom(_ word: String) -> NumberAtom? {
    guard word.utf8.count > 3 else { return nil }
    if let value = value(word[...]) { return .value(value) }
    return ordinal(word)
  }

  /// 1...999,999 as one word.
  private static func value(_ word: Substring) -> Int? {
    if let (left, right) = split(word, at: "tausend") {
      guard let thousands = left.isEmpty ? 1 : hundreds(left) else { return nil }
      if right.isEmpty { return thousands * 1_000 }
      return hundreds(right.droppingUnd()).map { thousands * 1_000 + $0 }
    }
    return hundreds(word)
  }

  private static func hundreds(_ word: Substring) -> Int? {
    guard let (left, right) = split(word, at: "hundert") else { return tens(word) }
    // "neunzehnhundert" counts centuries.
    guard let hundreds = left.isEmpty ? 1 : tens(left), hundreds < 20 else { return nil }
    if right.isEmpty { return hundreds * 100 }
    return tens(right.droppingUnd()).map { hundreds * 100 + $0 }
  }

  private static func tens(_ word: Substring) -> Int? {
    if let value = simple[String(word)] { return value }
    guard let (left, right) = split(word, at: "und"), let unit = simple[String(left)], unit < 10,
      let ten = simple[String(right)], ten >= 20
    else { return nil }
    return ten + unit
  }

  /// "einundzwanzigste", "zehnten": the day of a date, in any case.
  private static func ordinal(_ word: String) -> NumberAtom? {
    for ending in ["ste", "te"] {
      for inflection in ["", "n", "r", "s", "m"] where word.hasSuffix(ending + inflection) {
        let stem = word.dropLast(ending.count + inflection.count)
        if let value = value(stem), (ending == "ste") == (value >= 20) { return .ordinal(value) }
      }
    }
    return nil
  }

  private static func split(_ word: Substring, at middle: String) -> (Substring, Substring)? {
    var index = word.startIndex
    while index < word.endIndex {
      if word[index...].hasPrefix(middle) {
        return (word[..<index], word[index...].dropFirst(middle.count))
      }
      index = word.index(after: index)
    }
    return nil
  }

  private static let simple: [String: Int] = [
    "ein": 1, "eins": 1, "zwei": 2, "zwo": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8,
    "neun": 9,
    "zehn": 10, "elf": 11, "zwölf": 12, "dreizehn": 13, "vierzehn": 14, "fünfzehn": 15, "sechzehn": 16, "siebzehn": 17,
    "achtzehn": 18, "neunzehn": 19, "zwanzig": 20, "dreißig": 30, "dreissig": 30, "vierzig": 40, "fünfzig": 50,
    "sechzig": 60, "siebzig": 70, "achtzig": 80, "neunzig": 90,
  ]
}

extension Substring {
  /// "hundertundeins": the "und" behind hundreds says nothing.
  fileprivate func droppingUnd() -> Substring { hasPrefix("und") ? dropFirst(3) : self }
}
