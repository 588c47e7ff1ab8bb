/// What the search index holds of a text: the index takes a run of letters for a word, which some languages do not
/// write.
enum IndexedText {
  /// nil where the text itself will do.
  static func of(_ text: String) -> String? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    let changed = spaced(text)
    return changed == text ? nil : changed
  }

  /// Each character of a language without spaces stands alone, so that any stretch of it is found as a phrase; ß is ss.
  static func spaced(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isWrittenWithoutSpaces(scalar) {
        result += " \(scalar) ".unicodeScalars
      } else if scalar == "ß" || scalar == "ẞ" {
        result += "ss".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Han, Kana, Thai, Lao, Khmer and Burmese.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x323AF:
      true
    default: false
    }
  }
}
