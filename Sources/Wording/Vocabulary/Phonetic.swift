/// How a word sounds, roughly: its consonants by groups that are confused with each other (after Soundex, but the first
/// letter counts as any other and no length is cut off).
enum Phonetic {
  static func code(_ word: String) -> String {
    var code: [UInt8] = []
    var last: UInt8 = 0
    for scalar in word.unicodeScalars {
      let group = group(of: scalar)
      if group == 0 { last = scalar == "h" || scalar == "w" ? last : 0 }
      if group != 0, group != last { code.append(group) }
      if group != 0 { last = group }
    }
    return String(decoding: code, as: UTF8.self)
  }

  private static func group(of scalar: Unicode.Scalar) -> UInt8 {
    switch scalar {
    case "b", "f", "p", "v": UInt8(ascii: "1")
    case "c", "g", "j", "k", "q", "s", "x", "z", "ß", "ç": UInt8(ascii: "2")
    case "d", "t": UInt8(ascii: "3")
    case "l": UInt8(ascii: "4")
    case "m", "n", "ñ": UInt8(ascii: "5")
    case "r": UInt8(ascii: "6")
    case "0"..."9": UInt8(scalar.value)
    default: 0
    }
  }

  /// How many letters must be changed, added or taken to make one word of the other.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
