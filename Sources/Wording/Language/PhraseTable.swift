/// Phrases of one or more words, found longest first. However many begin with the same word, a look-up takes as long as
/// there are different lengths among them.
struct PhraseTable<Value: Sendable>: Sendable {
  private var values: [[String]: Value] = [:]
  /// How many words the phrases have that begin with this one, the most first.
  private var lengths: [String: [Int]] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The first of two that are alike is kept.
  mutating func add(_ phrase: some Sequence<String>, _ value: Value) {
    let words = Array(phrase)
    guard let first = words.first, values[words] == nil else { return }
    values[words] = value
    var known = lengths[first] ?? []
    guard !known.contains(words.count) else { return }
    known.insert(words.count, at: known.firstIndex { $0 < words.count } ?? known.endIndex)
    lengths[first] = known
  }

  /// The longest phrase whose words stand at `index`, uninterrupted, and the index behind it.
  func match(in tokens: [Token], at index: Int) -> (value: Value, end: Int)? {
    guard tokens[index].isPlainWord, let lengths = lengths[tokens[index].key] else { return nil }
    for length in lengths where index + length <= tokens.count {
      let words = tokens[index..<(index + length)]
      guard words.allSatisfy(\.isPlainWord), let value = values[words.map(\.key)] else { continue }
      return (value, index + length)
    }
    return nil
  }
}
