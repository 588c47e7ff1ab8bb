extension NumberWriter {
  /// Digits said one by one, as for a phone number or a code: "five five five one two three four" → 5551234.
  func digitRun(at index: Int) -> Replacement? {
    let hasPlus = ["plus", "más"].contains(reader.token(index)?.key ?? "")
    var end = hasPlus ? index + 1 : index
    var text = ""
    while let digit = reader.digits(end) {
      text += digit.text
      end = digit.end
      // "oh eight hundred"
      if text.first == "0", text.utf8.count == 2, case .hundred? = reader.atoms(end).first,
        reader.digits(end + 1) != nil
      {
        text += "00"
        end += 1
      }
    }
    if !isBare, let pairs = pairedNumber(at: index) { return pairs }
    if text.utf8.count == 2, !hasPlus, rules.isMultiple(reader.tokens[index].key), !reader.has(.determiner, index - 1) {
      return isFollowedByMore(end) ? nil : ([written(text, index..<end)], end)
    }
    if hasPlus, text.utf8.count < 5 { return nil }
    if text.utf8.count == 1, !isBare, let number = tollFree(index, text) { return number }
    if isBare, !text.isEmpty, end > index + 1 || !reader.has(.zero, index) || reader.isNumber(index),
      !isFollowedByMore(end), !reader.isNumberLike(end)
    {
      return ([written((hasPlus ? "+" : "") + text, index..<end)], end)
    }
    guard text.utf8.count >= (hasPlus ? 5 : 3),
      !reader.has(.zero, index) || reader.isNumber(index) || text.utf8.count > 3
    else {
      return cuedNumbers(at: index)
    }
    if !isBare, isCounting(text) || isFollowedByMore(end) { return kept(index..<end) }
    let digitsEnd = end
    while let small = reader.small(end), small.value >= 10, !reader.has([.unit, .percent, .currency], small.end) {
      text += String(small.value)
      end = small.end
    }
    if !isBare, reader.isNumberLike(end) { return kept(index..<digitsEnd) }
    while let (group, groupEnd) = dashedGroup(end) {
      text += "-" + group
      end = groupEnd
    }
    return ([written((hasPlus ? "+" : "") + text, index..<end)], end)
  }

  /// "eight hundred five five five one two one two"
  private func tollFree(_ index: Int, _ first: String) -> Replacement? {
    guard case .hundred? = reader.atoms(index + 1).first else { return nil }
    var text = first + "00"
    var end = index + 2
    while let digit = reader.digits(end) {
      text += digit.text
      end = digit.end
    }
    guard text.utf8.count == 10, !reader.isNumberLike(end) else { return nil }
    return ([written(text, index..<end)], end)
  }

  /// "zéro six douze trente-quatre cinquante-six zéro huit" → 06 12 34 56 08: French numbers are said in pairs.
  private func pairedNumber(at index: Int) -> Replacement? {
    guard rules.grammar.countsInTwenties, reader.atoms(index) == [.value(0)] else { return nil }
    var pairs: [String] = []
    var end = index
    while pairs.count < 5 {
      if reader.atoms(end) == [.value(0)], let digit = reader.digits(end + 1) {
        pairs.append("0" + digit.text)
        end = digit.end
      } else if !pairs.isEmpty, let pair = reader.small(end), pair.value >= 10 {
        pairs.append(String(pair.value))
        end = pair.end
      } else {
        return nil
      }
    }
    return reader.isNumberLike(end) ? nil : ([written(pairs.joined(separator: " "), index..<end)], end)
  }

  /// "dash one two three four" behind the first digits of a telephone number.
  private func dashedGroup(_ index: Int) -> (text: String, end: Int)? {
    guard let dash = reader.token(index), dash.kind == .mark, dash.text == "-", dash.origin == .speaker else {
      return nil
    }
    var text = ""
    var end = index + 1
    while let digit = reader.digits(end) {
      text += digit.text
      end = digit.end
    }
    return text.utf8.count > 2 ? (text, end) : nil
  }

  /// "one two three", "three two one": somebody counts.
  private func isCounting(_ text: String) -> Bool {
    let digits = text.compactMap(\.wholeNumberValue)
    let steps = zip(digits.dropFirst(), digits).map { $0 - $1 }
    return steps.allSatisfy { $0 == -1 } || digits == [1, 2, 3]
  }

  /// "five five point two": the last digit belongs to a number of its own.
  private func isFollowedByMore(_ end: Int) -> Bool {
    switch reader.atoms(end).first {
    case .hundred, .scale: return true
    default: return reader.has([.pointWord, .percent, .currency, .unit], end)
    }
  }

  /// "call eight hundred five five five twelve twelve": behind such a word, numbers in a row are one.
  private func cuedNumbers(at index: Int) -> Replacement? {
    guard reader.has(.phoneCue, index - 1) || reader.has(.phoneCue, index - 2), reader.isNumber(index) else {
      return nil
    }
    var text = ""
    var end = index
    var parts = 0
    while true {
      if let digit = reader.digits(end), case .hundred? = reader.atoms(digit.end).first {
        text += digit.text + "00"
        end = digit.end + 1
      } else if let digit = reader.digits(end) {
        text += digit.text
        end = digit.end
      } else if let number = reader.small(end) {
        text += String(number.value)
        end = number.end
      } else {
        break
      }
      parts += 1
    }
    guard parts > 1, !reader.has([.unit, .percent, .currency, .pointWord, .timeUnit], end), dayHalf(end) == nil else {
      return nil
    }
    return ([written(text, index..<end)], end)
  }
}
