/// How characters behave where two texts meet.
extension Character {
  var isWordLike: Bool { isLetter || isNumber }

  /// Opening marks that cannot close, and signs that bind what follows: no space comes behind them.
  var bindsToTheRight: Bool { "([{<«‹„‚‘“¿¡/\\@#—".contains(self) }

  /// Marks that no space comes before.
  var bindsToTheLeft: Bool { ",.;:!?)]}>%°…”’»›/\\@—،؛؟۔।，。、；：！？）」』】".contains(self) }

  /// The same sign opens and closes; only its neighbour tells which it does.
  var isTwoSidedMark: Bool { "\"'`*~“".contains(self) }

  var endsSentence: Bool { ".!?…؟۔।。！？".contains(self) }

  /// Marks that may stand between the end of a sentence and the next one.
  var isClosingMark: Bool { "\"')]}”’»›*_`".contains(self) }

  /// Marks that may stand between the start of a sentence and its first word.
  var isOpeningMark: Bool { "\"'([{“‘„‚«‹¿¡*_`~#".contains(self) }

  var isQuote: Bool { "\"'“‘„‚«‹".contains(self) }

  /// Scripts that put no space between words (Han, kana, Thai, Lao, Khmer, Myanmar), and their marks.
  var isWrittenWithoutSpaces: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    case 0x2E80...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    case 0xFF00...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
