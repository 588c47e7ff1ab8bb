/// "at three no wait at four" keeps the correction, where both sides are of one kind (number, time, date, weekday, name)
/// or begin with the same word. Anything else stays as it was said.
struct RepairStep: Step {
  let name = "self-repair"
  let rules: LanguageRules
  /// How many words back a correction may begin.
  private let reach = 6

  func apply(to passage: inout Passage) {
    let tokens = passage.tokens
    guard tokens.contains(where: { $0.has(.startsCue) }) else { return }
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if tokens[index].has(.startsCue), let (cue, end) = cue(in: tokens, at: index),
        let next = repair(&kept, with: tokens, from: end, isWeak: cue == .weakRepair)
      {
        index = next
      } else {
        kept.append(tokens[index])
        index += 1
      }
    }
    passage.tokens = kept
  }

  /// A model may have put commas between its words: "no, wait,".
  private func cue(in tokens: [Token], at index: Int) -> (SpokenCue, Int)? {
    if let (cue, end) = rules.cues.match(in: tokens, at: index), cue.isRepair { return (cue, end) }
    let places = tokens[index...].prefix(Self.longestCue).indices.filter { tokens[$0].text != "," }
    guard places.count < min(Self.longestCue, tokens.count - index),
      let (cue, end) = rules.cues.match(in: places.map { tokens[$0] }, at: 0), cue.isRepair
    else { return nil }
    return (cue, places[end - 1] + 1)
  }

  /// With the commas in between.
  private static let longestCue = 6

  /// Takes the corrected words off the end of `kept` and writes what replaces them; returns where to go on reading.
  private func repair(_ kept: inout [Token], with tokens: [Token], from cueEnd: Int, isWeak: Bool) -> Int? {
    var start = cueEnd
    while start < tokens.count, tokens[start].kind == .mark, [",", "..."].contains(tokens[start].text) { start += 1 }
    guard start < tokens.count, tokens[start].isWord else { return nil }
    // Indices, not slices: one that is held would have all of `kept` copied when it changes.
    let saidEnd = kept.start(ofSuffix: { $0.kind == .mark && [",", ".", "...", "-", "—"].contains($0.text) })
    let crossesSentence = kept[saidEnd...].contains { $0.text == "." }
    if !isWeak, let same = sameFirstWord(as: tokens[start], in: kept, before: saidEnd),
      !crossesSentence && !rules.objects.contains(tokens[start].key) || beginsSentence(kept, at: same)
    {
      let correction = inPlace(of: kept[same], tokens[start])
      kept.removeSubrange(same...)
      kept.append(correction)
      return start + 1
    }
    // "march third no wait the fourth"
    if tokens[start].has(.determiner), start + 1 < tokens.count, tokens[start + 1].lexeme.number != nil { start += 1 }
    guard let (range, next) = sameKind(as: tokens, from: start, in: kept, before: saidEnd) else { return nil }
    let counted = Array(kept[range.upperBound..<saidEnd])
    if let last = counted.first, !SpokenKind.isUnit(last), !mayFollow(last, tokens, at: next) { return nil }
    let correction = [inPlace(of: kept[range.lowerBound], tokens[start])] + tokens[(start + 1)..<next]
    kept.removeSubrange(range.lowerBound...)
    kept += correction
    if !counted.isEmpty, endsHere(tokens, next) || SpokenKind.isUnit(counted[0]) && !SpokenKind.isUnit(tokens[next]) {
      kept += counted
    }
    return next
  }

  /// "two dogs no wait three", "… three dogs", "… three cats", but not "… three of them".
  private func mayFollow(_ counted: Token, _ tokens: [Token], at next: Int) -> Bool {
    endsHere(tokens, next) || tokens[next].key == counted.key || tokens[next].isPlainWord && isNoun(tokens[next])
  }

  private func endsHere(_ tokens: [Token], _ index: Int) -> Bool {
    index == tokens.count || tokens[index].kind != .word
  }

  /// As far as a list of the other words can tell.
  private func isNoun(_ token: Token) -> Bool {
    token.lexeme.roles.subtracting(.common).isEmpty && token.lexeme.number == nil && token.key.utf8.count > 2
      && !rules.verbSubjects.contains(token.key) && rules.slips[token.key] == nil
  }

  /// A capital that a model gave to the first word is the correction's now.
  private func inPlace(of said: Token, _ token: Token) -> Token {
    guard said.text.first?.isUppercase == true else { return token }
    var token = token
    token.text = Casing.capitalized(token.text)
    return token
  }

  private func beginsSentence(_ said: [Token], at index: Int) -> Bool {
    index == 0 || said[index - 1].endsSentence || said[index - 1].pauseFollows
  }

  private func sameFirstWord(as word: Token, in said: [Token], before end: Int) -> Int? {
    var index = end
    while index > 0, end - index < reach {
      index -= 1
      guard said[index].isWord else { return nil }
      if said[index].key == word.key { return index }
    }
    return nil
  }

  /// The words to replace, without a unit that stands behind them, and the end of the correction.
  private func sameKind(
    as tokens: [Token], from start: Int, in said: [Token], before saidEnd: Int
  ) -> (Range<Int>, Int)? {
    guard let (kind, next) = SpokenKind.read(tokens, from: start, takesUnknownWords: rules.isEnglish) else {
      return nil
    }
    let offset = max(0, saidEnd - reach - 2)
    let window = Array(said[offset..<saidEnd])
    let hasCounted =
      window.last.map { SpokenKind.isUnit($0) || kind == .number && $0.isPlainWord && isNoun($0) } == true
    let ends = hasCounted ? [window.count, window.count - 1] : [window.count]
    for end in ends {
      for first in max(0, end - reach)..<end {
        guard let (other, otherEnd) = SpokenKind.read(window, from: first, takesUnknownWords: rules.isEnglish),
          otherEnd == end, other == kind
        else {
          continue
        }
        return ((offset + first)..<(offset + end), next)
      }
    }
    return nil
  }
}

extension Array {
  fileprivate func start(ofSuffix matches: (Element) -> Bool) -> Int {
    var start = endIndex
    while start > startIndex, matches(self[start - 1]) { start -= 1 }
    return start
  }
}
