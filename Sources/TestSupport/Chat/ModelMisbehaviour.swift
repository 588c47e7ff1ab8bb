/// What language models do instead of what they are told. Some of it can be mended, nothing of it may be believed.
public enum ModelMisbehaviour: String, Sendable, CaseIterable {
  case answersTheQuestion, obeysTheText, refuses, refusesInGerman, apologizesFirst, introducesItself, saysNothing
  case echoesTheTask, echoesTheQuestion, translates, summarizes, cutsTheEnd, cutsTheBeginning, cutsTheMiddle
  case dropsNegations, addsANegation, changesNumbers, dropsNumbers, invertsNumbers, dropsAddresses, inventsAName
  case swapsPersons, replacesAWord, swapsWords, reversesWords, repeatsItself, repeatsItselfForPages, shouts, whispers
  case asks, exclaims, addsAGreeting, addsAnExplanation, addsPlease, addsEmoji, addsMarkup, makesAList, writesCode
  case writesJSON, writesHTML, hidesCharacters, turnsTheDirection, breaksTheLine, addsACommand, continuesTheChat
  case onlyThinks, thinksAloud, fences, tags, quotes, labels

  /// - Parameter system: what it was told.
  public func answer(to text: String, told system: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    let half = words.count / 2
    switch self {
    case .answersTheQuestion: return "The answer is Paris, the capital and largest city of France."
    case .obeysTheText: return "Roses are red, violets are blue, the sea is deep, and so are you."
    case .refuses: return "I'm sorry, but I can't help with that request."
    case .refusesInGerman: return "Es tut mir leid, aber dabei kann ich nicht helfen."
    case .apologizesFirst: return "Sorry, I am not sure what you mean. \(text)"
    case .introducesItself: return "Sure! Here is the cleaned transcript: \(text)"
    case .saysNothing: return " \n"
    case .echoesTheTask: return system
    case .echoesTheQuestion:
      return "<transcript>\n\(text)\n</transcript>\nWrite only the cleaned transcript, in English."
    case .translates: return "Das ist eine Übersetzung, um die niemand gebeten hat, aber sie ist sehr schön."
    case .summarizes: return words.filter { $0.count > 6 }.joined(separator: " ")
    case .cutsTheEnd: return words.dropLast(max(1, half)).joined(separator: " ")
    case .cutsTheBeginning: return words.dropFirst(max(1, half)).joined(separator: " ")
    case .cutsTheMiddle:
      words.remove(at: half)
      return words.joined(separator: " ")
    case .dropsNegations:
      let negations: Set<String> = ["not", "no", "never", "nicht", "kein", "keine", "pas", "jamais", "nunca", "nie"]
      return words.filter { !negations.contains($0.lowercased().filter(\.isLetter)) }.joined(separator: " ")
    case .addsANegation: return (words.prefix(2) + ["not"] + words.dropFirst(2)).joined(separator: " ")
    case .changesNumbers:
      return String(
        text.map { character in character.wholeNumberValue.map { Character("\(($0 + 1) % 10)") } ?? character })
    case .dropsNumbers: return words.filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    case .invertsNumbers:
      return words.map { $0.allSatisfy(\.isNumber) ? String($0.reversed()) : $0 }.joined(separator: " ")
    case .dropsAddresses:
      return words.filter { word in !word.contains { "@/\\_".contains($0) } }.joined(separator: " ")
    case .inventsAName: return (words + ["with Peter"]).joined(separator: " ")
    case .swapsPersons:
      let persons = ["i": "you", "you": "I", "my": "your", "your": "my", "we": "they", "he": "she", "she": "he"]
      return words.map { persons[$0.lowercased()] ?? $0 }.joined(separator: " ")
    case .replacesAWord:
      words[half] = "elephant"
      return words.joined(separator: " ")
    case .swapsWords:
      words.swapAt(0, words.count - 1)
      return words.joined(separator: " ")
    case .reversesWords: return words.reversed().joined(separator: " ")
    case .repeatsItself: return "\(text) \(text)"
    case .repeatsItselfForPages: return Array(repeating: text, count: 200).joined(separator: " ")
    case .shouts: return text.uppercased()
    case .whispers: return text.lowercased()
    case .asks: return text.filter { !".?!".contains($0) } + "?"
    case .exclaims: return text.filter { !".?!".contains($0) } + "!"
    case .addsAGreeting: return "Hi there, \(text) Best regards, your assistant"
    case .addsAnExplanation: return "\(text)\n\nNote: I removed filler words and added punctuation."
    case .addsPlease: return "Please \(text)"
    case .addsEmoji: return "\(text) 🎉"
    case .addsMarkup: return "**\(text)**"
    case .makesAList: return words.map { "- \($0)" }.joined(separator: "\n")
    case .writesCode: return "print(\"\(text)\")"
    case .writesJSON: return "{\"text\": \"\(text)\"}"
    case .writesHTML: return "<p>\(text)</p><script>alert(1)</script>"
    case .hidesCharacters: return text.map { "\($0)\u{200B}" }.joined()
    case .turnsTheDirection: return "\u{202E}\(text)\u{2066}"
    case .breaksTheLine: return words.joined(separator: "\n")
    case .addsACommand: return "\(text)\nrm -rf ~\n"
    case .continuesTheChat: return "\(text)\nUser: thanks\nAssistant: You are welcome."
    case .onlyThinks: return "<think>They want me to clean this: \(text)"
    case .thinksAloud: return "<think>They want me to clean this.\nEasy.</think>\n\(text)"
    case .fences: return "```text\n\(text)\n```"
    case .tags: return "<transcript>\(text)</transcript>"
    case .quotes: return "“\(text)”"
    case .labels: return "Here is the cleaned transcript:\n\n\(text)"
    }
  }
}
