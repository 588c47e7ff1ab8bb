/// Finds answers that nobody said: models of this kind write something even where there is nothing to hear.
struct InventionGuard: Sendable {
  enum Invention: String, Hashable, Sendable {
    /// What models write for silence.
    case phantom
    /// The words of the prompt.
    case echo
    /// One phrase over and over.
    case loop
  }

  let hints: [String]

  /// nil for what was said, as far as one can tell.
  /// - Parameter voiced: how long there was a voice in the recording.
  func judge(_ answer: TranscriptionAnswer, voiced: Duration) -> Invention? {
    let words = Self.words(of: answer.text)
    if isPhantom(answer, words, voiced) { return .phantom }
    if isEcho(words) { return .echo }
    return isLoop(words, compression: answer.compression ?? 0) ? .loop : nil
  }

  /// A phrase counts only as the whole answer, and only where the service doubts it: on Groq a real "thank you" has a
  /// probability of silence below 0.02, an invented one above 0.06. Where it does not say, what counts is whether anybody
  /// can have said it in that time.
  private func isPhantom(_ answer: TranscriptionAnswer, _ words: [String], _ voiced: Duration) -> Bool {
    let text = answer.text
    if let first = text.first, let last = text.last, "[(*♪".contains(first), "])*♪".contains(last),
      !text.dropFirst().dropLast().contains(where: { "[]()".contains($0) })
    {
      return true
    }
    let isPhrase = Self.phantoms.contains(words.joined(separator: " "))
    guard let noSpeech = answer.noSpeech else { return isPhrase && voiced < Self.shortest(words) }
    return noSpeech > 0.8 || (noSpeech > 0.06 && isPhrase)
  }

  /// Nobody says more than 25 letters a second; hurried speech has about 20.
  private static func shortest(_ words: [String]) -> Duration {
    .milliseconds(40) * words.reduce(0) { $0 + $1.count }
  }

  /// At least four words in a row of the list that the service was given, from at least two entries.
  private func isEcho(_ words: [String]) -> Bool {
    let list = hints.flatMap(Self.words(of:))
    guard words.count >= 4, hints.count >= 2, list.count >= words.count,
      !hints.contains(where: { Self.words(of: $0).count >= words.count })
    else { return false }
    return (0...list.count - words.count).contains { list[$0..<$0 + words.count].elementsEqual(words) }
  }

  /// A phrase of up to eight words that fills the end of the text: four times where the service finds the text
  /// repetitive itself, otherwise more often than anybody says a thing.
  private func isLoop(_ words: [String], compression: Double) -> Bool {
    (1...8).contains { length in
      guard words.count >= length * 4 else { return false }
      let phrase = words.suffix(length)
      var times = 1
      var end = words.count - length
      while end >= length, words[end - length..<end].elementsEqual(phrase) {
        times += 1
        end -= length
      }
      return times >= (compression > 2.4 ? 4 : length == 1 ? 10 : 6)
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
  }

  private static let phantoms: Set<String> = [
    "you", "thank you", "thanks", "thank you very much", "thank you for watching", "thanks for watching", "bye",
    "bye bye", "please subscribe", "subscribe", "subtitles by the amara org community", "i'm sorry", "okay", "so",
    "untertitel der amara org community", "untertitelung des zdf 2020", "untertitel im auftrag des zdf für funk 2017",
    "vielen dank", "vielen dank fürs zuschauen", "danke", "danke schön", "tschüss",
    "sous titres réalisés par la communauté d'amara org", "sous titrage st' 501", "merci", "merci d'avoir regardé",
    "gracias", "gracias por ver el video", "subtítulos realizados por la comunidad de amara org", "suscríbete",
  ]
}
