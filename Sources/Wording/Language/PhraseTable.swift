/// Phrases of one or more words, found longest first.
struct PhraseTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let rest: [String]
    let value: Value
  }

  private var entries: [String: [Entry]] = [:]
  private(set) var longest = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ phrase: some Sequence<String>, _ value: Value) {
    let words = Array(phrase)
    guard let first = words.first else { return }
    longest = max(longest, words.count)
    var list = entries[first] ?? []
    let place = list.firstIndex { $0.rest.count < words.count - 1 } ?? list.endIndex
    list.insert(Entry(rest: Array(words.dropFirst()), value: value), at: place)
    entries[first] = list
  }

  mutating func addUnlessKnown(_ phrase: [String], _ value: Value) {
    guard let first = phrase.first else { return }
    if let list = entries[first], list.contains(where: { $0.rest.elementsEqual(phrase.dropFirst()) }) { return }
    add(phrase, value)
  }

  /// The longest phrase whose words stand at `index`, uninterrupted, and the index behind it.
  func match(in tokens: [Token], at index: Int) -> (value: Value, end: Int)? {
    guard tokens[index].isPlainWord, let list = entries[tokens[index].key] else { return nil }
    for entry in list {
      let end = index + 1 + entry.rest.count
      guard end <= tokens.count else { continue }
      if entry.rest.indices.allSatisfy({ offset in
        let token = tokens[index + 1 + offset]
        return token.isPlainWord && token.key == entry.rest[offset]
      }) {
        return (entry.value, end)
      }
    }
    return nil
  }
}
