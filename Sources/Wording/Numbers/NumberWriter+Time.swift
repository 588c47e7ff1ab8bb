extension NumberWriter {
  /// "half past two" stays as it was said; only "p m" behind it is written as it is written elsewhere.
  func clockIdiom(at index: Int) -> Replacement? {
    guard !isBare else { return nil }
    var hour = index + 1
    if reader.has(.clockPart, index) {
      if reader.has([.clockLink, .clockCount], hour) { hour += 1 }
    } else if let minutes = reader.small(index), minutes.value < 30 {
      let isExpected = reader.has(.timeCue, index - 1) || ["it's", "is"].contains(reader.token(index - 1)?.key ?? "")
      let isClock = [5, 10, 20, 25].contains(minutes.value)
      guard reader.has(.clockLink, minutes.end) || isClock && isExpected && reader.has(.clockCount, minutes.end) else {
        return nil
      }
      hour = minutes.end + 1
    } else {
      return nil
    }
    guard let reading = reader.small(hour), (1...12).contains(reading.value),
      !reader.has([.unit, .percent, .currency], reading.end)
    else {
      return nil
    }
    let idiom = kept(index..<reading.end)
    guard let half = dayHalf(reading.end) else { return idiom }
    return (idiom.tokens + half.tokens, half.end)
  }

  /// "two thirty p m" → 2:30 PM, "eleven a m" → 11 AM, "at two thirty" → at 2:30.
  func time(at index: Int) -> Replacement? {
    guard !isBare else { return nil }
    if !rules.isEnglish { return hourWordTime(at: index) ?? cuedTime(at: index) }
    if let numeral = clockNumeral(index) {
      guard let half = dayHalf(index + 1) else { return nil }
      return ([written(numeral, index..<(index + 1))] + half.tokens, half.end)
    }
    if let time = hyphenatedTime(at: index) { return time }
    guard let hour = reader.small(index), hour.value < 24 else { return nil }
    if let half = dayHalf(hour.end), (1...12).contains(hour.value) {
      return ([written(String(hour.value), index..<hour.end)] + half.tokens, half.end)
    }
    if reader.token(hour.end)?.key == "o'clock", (1...12).contains(hour.value) {
      return ([written(String(hour.value), index..<hour.end), reader.tokens[hour.end]], hour.end + 1)
    }
    guard let minutes = readMinutes(hour.end) else { return nil }
    let text = String(hour.value) + ":" + (minutes.value < 10 ? "0" : "") + String(minutes.value)
    if let half = dayHalf(minutes.end), (1...12).contains(hour.value) {
      return ([written(text, index..<minutes.end)] + half.tokens, half.end)
    }
    // "room two thirty"
    guard !reader.has(.phoneCue, index - 1), isLikelyTime(index, hour: hour.value, minutes: minutes) else { return nil }
    return ([written(text, index..<minutes.end)], minutes.end)
  }

  /// "three-thirty PM", "at ten-fifteen".
  private func hyphenatedTime(at index: Int) -> Replacement? {
    let atoms = reader.atoms(index)
    guard atoms.count == 2, case .value(let hour) = atoms[0], case .value(let minutes) = atoms[1],
      (1...12).contains(hour), (10...59).contains(minutes)
    else { return nil }
    let text = written(String(hour) + ":" + String(minutes), index..<(index + 1))
    if let half = dayHalf(index + 1) { return ([text] + half.tokens, half.end) }
    return reader.has(.timeCue, index - 1) && !countsOn(index + 1) ? ([text], index + 1) : nil
  }

  private func readMinutes(_ index: Int) -> NumberReader.Reading? {
    if reader.has(.zero, index), let digit = reader.digits(index + 1), digit.text.count == 1,
      let value = Int(digit.text)
    {
      return (value, digit.end)
    }
    guard let minutes = reader.small(index), (10...59).contains(minutes.value) else { return nil }
    return minutes
  }

  /// Without "a m" or "p m" it takes a word like "at", or minutes that are hardly anything else.
  private func isLikelyTime(_ index: Int, hour: Int, minutes: NumberReader.Reading) -> Bool {
    if reader.isNumber(minutes.end) || reader.isNumber(index - 1) { return false }
    if reader.has([.unit, .percent, .currency, .pointWord], minutes.end) { return false }
    // "seventeen thirty" may be a year.
    if hour > 12 { return reader.token(index - 1)?.key == "at" || hour < 17 && [15, 30, 45].contains(minutes.value) }
    return hour > 0 && (reader.has(.timeCue, index - 1) || [15, 30, 45].contains(minutes.value) || hour >= 10)
  }

  /// "p m", "pm" or "p.m.", and how it is written.
  func dayHalf(_ index: Int) -> Replacement? {
    guard let token = reader.token(index), token.isPlainWord, token.has(.startsCue),
      let (cue, end) = rules.cues.match(in: reader.tokens, at: index), case .dayHalf(let text) = cue
    else { return nil }
    let half = written(text, index..<end)
    guard token.key.hasSuffix("."), endsSentence(end) else { return ([half], end) }
    return ([half, mark(".", behind: half, by: .recognizer)], end)
  }

  /// The stop of "p.m." is the sentence's as well, where a model that writes capitals begins or ends one there.
  private func endsSentence(_ index: Int) -> Bool {
    let next = reader.token(index) ?? reader.tokens[0]
    return next.isWord && next.text.first?.isUppercase == true && !Casing.isPronounI(next.text[...])
  }

  /// "2" or "2:30" as the recognizer wrote it.
  private func clockNumeral(_ index: Int) -> String? {
    guard let token = reader.token(index), token.isPlainWord, token.text.first?.isNumber == true, token.text.count <= 5
    else { return nil }
    let parts = token.text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count < 3, let hour = parts[0], (1...12).contains(hour), parts.last != .some(nil) else { return nil }
    return token.text
  }

  /// "a las catorce treinta" → a las 14:30
  private func cuedTime(at index: Int) -> Replacement? {
    guard rules.style.clock == nil, reader.has(.timeCue, index - 1), !reader.has(.minus, index),
      let hour = reader.small(index), hour.value < 24
    else { return nil }
    // "a las tres y diez", "a las tres menos diez"
    if reader.has([.connector, .minus], hour.end), hour.value < 13, let minutes = reader.small(hour.end + 1),
      minutes.value < 30, !countsOn(minutes.end)
    {
      return kept(index..<minutes.end)
    }
    guard let minutes = readMinutes(hour.end),
      !countsOn(minutes.end), !reader.isNumber(minutes.end)
    else { return nil }
    return ([written(String(hour.value) + ":" + String(minutes.value), index..<minutes.end)], minutes.end)
  }

  /// "vierzehn Uhr dreißig" → 14:30 Uhr, "quatorze heures trente" → 14 h 30.
  private func hourWordTime(at index: Int) -> Replacement? {
    guard let clock = rules.style.clock, let hour = reader.small(index), hour.value <= 24,
      let word = reader.token(hour.end), word.isPlainWord, clock.words.contains(word.key)
    else { return nil }
    if let idiom = hourIdiomEnd(hour.end + 1) { return kept(index..<idiom) }
    guard let minutes = reader.small(hour.end + 1), (1...59).contains(minutes.value),
      !reader.has([.unit, .currency], minutes.end)
    else { return fullHour(index, hour, clock) }
    let twoDigits = (minutes.value < 10 ? "0" : "") + String(minutes.value)
    let range = index..<minutes.end
    return (clock.parts(hour: String(hour.value), minutes: twoDigits).map { written($0, range) }, minutes.end)
  }

  /// "trois heures et demie", "trois heures moins le quart" stay.
  private func hourIdiomEnd(_ index: Int) -> Int? {
    guard reader.has([.connector, .clockLink], index) else { return nil }
    let part = reader.has(.determiner, index + 1) ? index + 2 : index + 1
    return reader.has(.clockPart, part) ? part + 1 : nil
  }

  /// "vierzehn Uhr" → 14 Uhr: where the word is written as it is in a full time.
  private func fullHour(_ index: Int, _ hour: NumberReader.Reading, _ clock: ClockStyle) -> Replacement? {
    guard let word = clock.pattern.split(separator: " ").last, clock.words.contains(word.lowercased()) else {
      return nil
    }
    return (
      [written(String(hour.value), index..<hour.end), written(String(word), hour.end..<(hour.end + 1))], hour.end + 1
    )
  }
}
