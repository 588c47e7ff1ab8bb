/// A cleaned text, distributed over the segments that its words were spoken in.
enum SegmentTexts {
  /// Words that cleaning may take out or put in at one place.
  private static let reach = 40

  /// Compares word by word, and where they differ goes on at the nearest two that are the same. Whatever was done to the
  /// words, the pieces are the whole text in its order.
  /// - Parameter spoken: the raw words of each segment.
  static func split(_ text: String, over spoken: [String]) -> [String] {
    guard spoken.count > 1 else { return [text] }
    let said = spoken.enumerated().flatMap { segment, text in words(of: text).map { (word: key($0), segment: segment) }
    }
    var pieces = [Substring](repeating: "", count: spoken.count)
    var (next, segment, begin) = (0, 0, text.startIndex)
    let written = words(of: text)
    let keys = written.map(key)
    func endPiece(at end: String.Index) {
      pieces[segment] = text[begin..<end]
      begin = end
    }
    for (index, word) in written.enumerated() {
      if next < said.count, said[next].word != keys[index] {
        next = resumption(of: said[next...].prefix(reach).map(\.word), with: keys[index...].prefix(reach)) + next
      }
      guard next < said.count else { break }
      if said[next].segment != segment {
        endPiece(at: word.startIndex)
        segment = said[next].segment
      }
      if said[next].word == keys[index] { next += 1 }
    }
    endPiece(at: text.endIndex)
    return pieces.map { String($0.trimming { $0 == " " }) }
  }

  /// How many of the words that were said are not written here: none where a written word was put in.
  private static func resumption(of said: [String], with written: ArraySlice<String>) -> Int {
    for distance in 1..<reach {
      for skipped in 0...distance {
        let added = distance - skipped
        if skipped < said.count, added < written.count, said[skipped] == written[written.startIndex + added] {
          return added > 0 ? 0 : skipped
        }
      }
    }
    return 0
  }

  private static func words(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace).flatMap { word in
      word.contains(where: isWrittenWithoutSpaces) ? word.indices.map { word[$0...$0] } : [word]
    }
  }

  private static func key(_ word: Substring) -> String {
    let letters = word.filter { $0.isLetter || $0.isNumber }
    return (letters.isEmpty ? String(word) : letters).lowercased()
  }

  /// Han and Kana.
  private static func isWrittenWithoutSpaces(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value) }
  }
}

extension Substring {
  func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var trimmed = drop(while: isTrimmed)
    while let last = trimmed.last, isTrimmed(last) { trimmed.removeLast() }
    return trimmed
  }
}
