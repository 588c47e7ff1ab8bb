/// The place where dictated text meets the text around the caret.
///
/// What stood there is never altered: only the dictated text changes, by a space on either side, the case of its first
/// letter, and its last mark.
public enum Seam {
  /// Exactly what to commit. Empty when the draft holds nothing but spaces.
  public static func join(
    _ draft: SeamDraft, to surroundings: Surroundings, in field: FieldKind = .normal
  ) -> String {
    var text = trimmed(field.keepsLineBreaks ? draft.text : onOneLine(draft.text))
    if text.first == "\u{202f}", surroundings.left?.last?.isWhitespace == true { text.removeFirst() }
    guard !text.isEmpty else { return "" }
    if text.hasPrefix("\n- "), let left = surroundings.left, left.isEmpty || left.last?.isNewline == true {
      // A list that begins a line needs no other.
      text.removeFirst()
    }
    setFinalMark(of: &text, draft: draft, right: surroundings.right, field: field)
    guard !text.isEmpty else { return "" }
    setCase(of: &text, draft: draft, left: surroundings.left, field: field)
    let needsLeading = !draft.bindsToLeft && needsSpace(before: text, left: surroundings.left, field: field)
    let needsTrailing = needsSpace(after: text, surroundings: surroundings, field: field)
    return (needsLeading ? " " : "") + text + (needsTrailing ? " " : "")
  }

  // MARK: Spaces

  private static func needsSpace(before text: String, left: String?, field: FieldKind) -> Bool {
    guard let left, let last = left.last, let first = text.first, !field.isSingleToken else { return false }
    if last.isWhitespace || first.isWhitespace { return false }
    if last.isWrittenWithoutSpaces || first.isWrittenWithoutSpaces { return false }
    if first.bindsToTheLeft, !startsWithPointedWord(text) { return false }
    if first.isTwoSidedMark, closes(text[...]) { return false }
    if (last == "'" || last == "’"), isSplitWord(left[...], before: text) || last == "’" { return false }
    return !binds(left[...], to: first) && !isOpeningTag(left)
  }

  private static func needsSpace(after text: String, surroundings: Surroundings, field: FieldKind) -> Bool {
    guard let last = text.last, !field.isSingleToken else { return false }
    if last.isWhitespace || last.isWrittenWithoutSpaces { return false }
    let whole = text[...]
    guard let right = surroundings.right else { return field.takesTrailingSpace && !binds(whole, to: nil) }
    guard let first = right.first else { return false }
    if first.isWhitespace || first.isWrittenWithoutSpaces { return false }
    if first.bindsToTheLeft || first == "_" || right.hasPrefix("</") { return false }
    if first.isTwoSidedMark, closes(right[...]) { return false }
    if first.isCurrencySymbol, last.isNumber { return false }
    if first == "-" || first == "–" { return right.dropFirst().first?.isWordLike != true }
    return !binds(whole, to: first)
  }

  /// `.gitignore`, `:wq`, `/etc`, `@home`: a mark that begins a word of its own.
  private static func startsWithPointedWord(_ text: String) -> Bool {
    guard let first = text.first, ".:/@".contains(first) else { return false }
    return text.dropFirst().first?.isWordLike == true
  }

  /// Whether no space comes between the end of `text` and what follows it (nil: not known).
  private static func binds(_ text: Substring, to next: Character?) -> Bool {
    guard let last = text.last else { return true }
    let before = text.dropLast().last
    if last.isTwoSidedMark { return text.hasOpeningMarkAtEnd }
    if last.bindsToTheRight { return true }
    if last.isCurrencySymbol { return next?.isNumber ?? false }
    switch last {
    // well-|known, but "this - |that"
    case "-", "–": return before?.isWordLike == true
    // snake_|case, but "_emphasis_ |next"
    case "_": return text.reversed().prefix(while: { !$0.isWhitespace }).count(where: { $0 == "_" }) % 2 == 1
    default: return false
    }
  }

  /// `don'|t`, `l'|ami`, `O'|Neil`: the caret stands inside a word.
  private static func isSplitWord(_ left: Substring, before text: String) -> Bool {
    let before = left.dropLast().reversed().prefix(while: \.isLetter)
    guard let last = before.first, last.isLetter else { return false }
    return before.count == 1 || contractionTails.contains(text.prefix(while: \.isLetter).lowercased())
      || before.count == 2 && String(before.reversed()).lowercased() == "qu"
  }

  /// `<b>|`: an element begins.
  private static func isOpeningTag(_ left: String) -> Bool {
    guard left.last == ">", let open = left.lastIndex(of: "<") else { return false }
    let tag = left[left.index(after: open)...].dropLast()
    return tag.first?.isLetter == true && !tag.contains { $0 == ">" || $0.isNewline }
  }

  private static let contractionTails: Set<String> = ["s", "t", "d", "m", "ll", "re", "ve"]

  /// Whether the quote at the start of `text` closes what stands before it: `" she said`, `'s`.
  private static func closes(_ text: Substring) -> Bool {
    guard let mark = text.first else { return false }
    let rest = text.drop(while: { $0 == mark })
    guard let next = rest.first, next.isWordLike else { return true }
    return mark == "'" && contractionTails.contains(String(rest.prefix(while: \.isLetter)))
  }

  // MARK: Case

  private static func setCase(of text: inout String, draft: SeamDraft, left: String?, field: FieldKind) {
    guard let start = text.firstIndex(where: { !$0.isOpeningMark && $0 != "-" && !$0.isWhitespace }) else { return }
    let word = text[start...].prefix(while: { !$0.isWhitespace })
    guard word.first?.isLetter == true, !isTag(in: text, at: start, behind: left) else { return }
    if !field.capitalizesSentences {
      if draft.mayLowercaseFirst { lowercase(word, in: &text) }
      return
    }
    guard let left else { return }
    let beginsLine = text[..<start].contains(where: \.isNewline)
    switch beginsLine ? .start : SentencePosition(after: left) {
    case .start where draft.mayCapitalizeFirst: capitalize(word, in: &text)
    case .middle where draft.mayLowercaseFirst && !text[..<start].contains(where: \.isQuote):
      lowercase(word, in: &text)
    default: break
    }
  }

  /// #tags and @names are written as they are said.
  private static func isTag(in text: String, at start: String.Index, behind left: String?) -> Bool {
    let before = start > text.startIndex ? text[text.index(before: start)] : left?.last
    return before == "#" || before == "@"
  }

  private static func capitalize(_ word: Substring, in text: inout String) {
    guard Casing.isPlainWord(word), let first = word.first, first.isLowercase else { return }
    let upper = first.uppercased()
    guard upper.count == 1 else { return }
    text.replaceSubrange(word.startIndex...word.startIndex, with: upper)
  }

  private static func lowercase(_ word: Substring, in text: inout String) {
    guard let first = word.first, first.isUppercase, !Casing.isPronounI(word) else { return }
    // An acronym or a name in mixed case is nobody's guess.
    guard !word.dropFirst().contains(where: \.isUppercase) else { return }
    text.replaceSubrange(word.startIndex...word.startIndex, with: first.lowercased())
  }

  // MARK: Final mark

  private static func setFinalMark(of text: inout String, draft: SeamDraft, right: String?, field: FieldKind) {
    guard let last = text.last, ".,;:!?".contains(last), !text.hasSuffix("..") else { return }
    if last == ".", draft.finalStopIsGuessed, !Abbreviations.ends(text[...]) {
      if !field.keepsGuessedStop || right.map(continuesSentence) == true { text.removeLast() }
      return
    }
    // The mark stands there already.
    if let first = right?.first, first == last { text.removeLast() }
  }

  /// Whether `right` goes on with the sentence: a lower-case word, a number, or a mark of its own.
  private static func continuesSentence(_ right: String) -> Bool {
    let rest = right.drop(while: { $0.isWhitespace && !$0.isNewline })
    guard let first = rest.first else { return false }
    if "-–—".contains(first) { return rest.dropFirst().first?.isWhitespace == true }
    return first.isLowercase || first.isNumber || ",.;:?!)…".contains(first)
  }

  // MARK: Whitespace of the draft itself

  /// Spaces at the ends are the seam's to set; line breaks there were dictated.
  private static func trimmed(_ text: String) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace && !$0.isNewline && $0 != "\u{202f}" }
    return String(text[...].drop(while: isSpace).trimmingEnd(where: isSpace))
  }

  private static func onOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).map(trimmed).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func trimmed(_ text: Substring) -> String { trimmed(String(text)) }
}
