/// An address within a text: "write to john dot smith at example dot com" → write to john.smith@example.com.
///
/// The ending ("dot com") makes it a host. "at" makes it a mail address only where the words tell: a sign in the name, a
/// well-known provider, or "mail" shortly before; "look at example dot com" is none.
struct SpokenAddressStep: Step {
  let name = "addresses"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    let endings = rules.hostEndings.union(rules.mailEndings)
    guard !endings.isEmpty, passage.tokens.contains(where: { endings.contains($0.key) }) else { return }
    let tokens = passage.tokens
    var written: [Token] = []
    written.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let end = hostEnd(in: tokens, from: index, rules.hostEndings)
      guard let end = end ?? hostEnd(in: tokens, from: index, rules.mailEndings),
        let start = hostStart(in: tokens, before: index)
      else {
        written.append(tokens[index])
        index += 1
        continue
      }
      let name = mailName(in: tokens, before: start, host: tokens[start].key)
      guard name != nil || rules.hostEndings.contains(tokens[end - 1].key) else {
        written.append(tokens[index])
        index += 1
        continue
      }
      let first = name ?? start
      written.removeLast(index - first)
      var address = tokens[first].rewritten(text(of: tokens[first..<end]), throughEndOf: tokens[end - 1])
      address.origin = .settled
      written.append(address)
      index = end
    }
    passage.tokens = written
  }

  /// Behind "dot com" at `index`, and behind "dot co dot uk".
  private func hostEnd(in tokens: [Token], from index: Int, _ endings: Set<String>) -> Int? {
    var end = index
    while end + 1 < tokens.count, let dot = dotEnd(in: tokens, at: end), dot < tokens.count,
      endings.contains(tokens[dot].key)
    {
      end = dot + 1
    }
    return end > index ? end : nil
  }

  /// Where a model wrote the point itself there is nothing to join.
  private func dotEnd(in tokens: [Token], at index: Int) -> Int? {
    guard let (sign, end) = rules.addressSigns.match(in: tokens, at: index), sign == ".", tokens[index].key != "period"
    else { return nil }
    return end
  }

  /// The first label: "mail" of "mail dot example dot com". Where the word for the dot also ends sentences, only "www" is
  /// taken with it.
  private func hostStart(in tokens: [Token], before index: Int) -> Int? {
    guard index > 0, tokens[index - 1].isPlainWord, !tokens[index - 1].has(.determiner) else { return nil }
    var start = index - 1
    while start >= 2, dotEnd(in: tokens, at: start - 1) == start, tokens[start - 2].isPlainWord {
      let endsSentences = rules.marks.match(in: tokens, at: start - 1) != nil
      guard !endsSentences || tokens[start - 2].key == "www" else { break }
      start -= 2
    }
    // "w w w" is spelled.
    if start >= 2, tokens[(start - 2)...start].allSatisfy({ $0.key == "w" }) { start -= 2 }
    return start
  }

  /// Where the name before the "at" of a mail address begins.
  private func mailName(in tokens: [Token], before host: Int, host label: String) -> Int? {
    guard let at = [1, 2].map({ host - $0 }).first(where: { $0 > 0 && isAt(in: tokens, from: $0, to: host) }),
      tokens[at - 1].isPlainWord
    else { return nil }
    var start = at - 1
    while start >= 2, let (sign, end) = rules.addressSigns.match(in: tokens, at: start - 1), end == start,
      [".", "_", "-"].contains(sign), tokens[start - 2].isPlainWord, tokens[start - 1].key != "period"
    {
      start -= 2
    }
    let isTold =
      start < at - 1 || host - at == 2 || Self.providers.contains(label)
      || tokens[max(0, start - 4)..<start].contains { Self.mailCues.contains($0.key) }
    return isTold ? start : nil
  }

  private func isAt(in tokens: [Token], from index: Int, to end: Int) -> Bool {
    guard let (sign, found) = rules.addressSigns.match(in: tokens, at: index) else { return false }
    return sign == "@" && found == end
  }

  private func text(of tokens: ArraySlice<Token>) -> String {
    let all = Array(tokens)
    var text = ""
    var index = 0
    while index < all.count {
      if let (sign, end) = rules.addressSigns.match(in: all, at: index) {
        text += sign
        index = end
      } else {
        text += all[index].text.lowercased()
        index += 1
      }
    }
    return text
  }

  private static let providers: Set<String> = [
    "gmail", "googlemail", "yahoo", "hotmail", "outlook", "icloud", "proton", "protonmail", "gmx", "aol",
  ]
  private static let mailCues: Set<String> = ["mail", "email", "e-mail", "e-mails", "emails", "correo", "courriel"]
}
