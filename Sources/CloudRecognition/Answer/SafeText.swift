/// Text of a stranger, made fit for a document: no control characters, nothing that turns the direction of what stands
/// around it, nothing invisible that could hide something.
enum SafeText {
  static func make(of text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || isLineBreak(scalar) {
        if let last = result.last, last != " " { result.append(" ") }
      } else if !isUnsafe(scalar) {
        result.append(scalar)
      }
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    // Joiners belong to the spelling of Persian and Hindi, and to emoji; every other format character is unseen.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: scalar.value == 0xFFFD
    }
  }
}
