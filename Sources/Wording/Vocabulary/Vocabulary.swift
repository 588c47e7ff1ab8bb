/// The user's dictionary: how words are written, what is replaced, what is expanded.
public struct Vocabulary: Sendable {
  public struct Entry: Hashable, Sendable {
    /// Raw values are those of the column `kind` of `dictionary.csv`.
    public enum Kind: String, Sendable, CaseIterable {
      /// A preferred spelling, also for what only sounds like it.
      case word
      /// Exactly these words, written as that.
      case replacement
      /// The same, for longer texts.
      case snippet
    }

    /// As it is said; empty for a word that is said as it is written.
    public var spoken: String
    public var written: String
    public var kind: Kind

    public init(spoken: String = "", written: String, kind: Kind) {
      self.spoken = spoken
      self.written = written
      self.kind = kind
    }
  }

  private(set) var exact = PhraseTable<Entry>()
  private var similar: [String: [Term]] = [:]
  /// The words that a recognizer should listen for, as written, in the order of the dictionary.
  public private(set) var hints: [String] = []

  struct Term: Sendable {
    let key: [Character]
    let written: String
  }

  /// A later entry wins over an earlier one of the same spoken words. Entries without words are left out.
  public init(_ entries: [Entry] = []) {
    for entry in entries.reversed() where !entry.written.isEmpty {
      let words = entry.spoken.isEmpty ? Self.spokenWords(of: entry.written) : Self.words(entry.spoken)
      guard !words.isEmpty, words.count <= Self.longestPhrase else { continue }
      exact.add(words, entry)
      // "Next.js" as a model writes it.
      if entry.spoken.isEmpty, Self.hasInnerSign(entry.written) { exact.add(Self.words(entry.written), entry) }
      guard entry.kind == .word else { continue }
      hints.append(entry.written)
      let key = (entry.spoken.isEmpty ? Self.words(entry.written) : words).joined()
      // What is that short sounds like anything.
      guard key.count > 2 else { continue }
      similar[Phonetic.code(key), default: []].append(Term(key: Array(key), written: entry.written))
    }
    hints.reverse()
  }

  public var isEmpty: Bool { exact.isEmpty }

  /// Words that sound alike, the nearest first to be found by the caller; bounded however large the dictionary is.
  func terms(soundingLike code: String) -> ArraySlice<Term> { similar[code]?.prefix(64) ?? [] }

  private static let longestPhrase = 12

  /// "C++" is said "c plus plus": without its signs it would be every "c".
  private static func spokenWords(of written: String) -> [String] {
    let hasStops = written.count(where: { $0 == "." }) > 1
    var spoken = ""
    for index in written.indices {
      let character = written[index]
      let next = written.index(after: index)
      // The stop of "Dr." or "e.g." is not said.
      let isSilent = character == "." && (hasStops || next == written.endIndex || !written[next].isWordLike)
      spoken += isSilent ? "." : signNames[character].map { " \($0) " } ?? String(character)
    }
    return words(spoken)
  }

  /// The signs stand between letters, so that the words around them are not lost.
  private static func hasInnerSign(_ written: String) -> Bool {
    guard let first = written.first, let last = written.last else { return false }
    return first.isWordLike && last.isWordLike && written.contains { signNames[$0] != nil }
  }

  private static let signNames: [Character: String] = ["+": "plus", "#": "sharp", "&": "and", ".": "dot"]

  private static func words(_ phrase: String) -> [String] {
    phrase.lowercased().replacingTypographicApostrophes().split(whereSeparator: \.isWhitespace)
      .map { String($0.drop { !$0.isWordLike }.trimmingEnd { !$0.isWordLike }) }.filter { !$0.isEmpty }
  }
}
