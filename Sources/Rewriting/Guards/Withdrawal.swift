/// Which words of a dictation nobody meant, so that a model may take them out: everything else is the speaker's.
struct Withdrawal {
  private static let longest = 8

  let words: [CheckedWord]
  let language: GuardLanguage?

  /// The ends of the runs from `start` that may go.
  func ends(from start: Int) -> [Int] {
    guard start < words.count else { return [] }
    return (start + 1...min(words.count, start + Self.longest)).filter { end in
      isFiller(start..<end) || isAside(start..<end) || isStutter(start..<end) || isRepair(start..<end)
    }
  }

  private func isFiller(_ run: Range<Int>) -> Bool {
    run.count == 1 && language?.fillers.contains(words[run.lowerBound].key) == true
  }

  /// “, you know,”: set off on both sides.
  private func isAside(_ run: Range<Int>) -> Bool {
    let begins = run.lowerBound == 0 || words[run.lowerBound - 1].endsClause
    guard begins, words[run.upperBound - 1].endsClause else { return false }
    return language?.asides.contains(keys(run)) == true
  }

  /// “to the to the”: said again at once.
  private func isStutter(_ run: Range<Int>) -> Bool {
    let next = run.upperBound..<run.upperBound + run.count
    guard next.upperBound <= words.count, run.count <= 4 else { return false }
    return keys(run) == keys(next) && !run.contains(where: isKept)
  }

  /// “to John, sorry, [to Jane]”: up to a cue, and then from the same word again.
  private func isRepair(_ run: Range<Int>) -> Bool {
    guard run.upperBound < words.count, let language else { return false }
    return language.cues.contains { cue in
      guard cue.count < run.count, keys(run.upperBound - cue.count..<run.upperBound) == cue else { return false }
      let withdrawn = run.lowerBound..<run.upperBound - cue.count
      return withdrawn.count <= 5 && words[withdrawn.lowerBound].key == words[run.upperBound].key
        && !withdrawn.contains(where: isKept)
    }
  }

  /// Too much depends on it to let a model decide.
  private func isKept(_ index: Int) -> Bool {
    let word = words[index]
    return word.isLiteral || word.isCharacter || language?.negations.contains(word.key) == true
      || language?.numbers[word.key] != nil
  }

  private func keys(_ run: Range<Int>) -> [String] { words[run].map(\.key) }
}
