/// What must be known of a language to judge what a model wrote in it. Words are keys as `CheckedWord` has them.
struct GuardLanguage: Sendable {
  /// In English, for the prompt.
  fileprivate(set) var name = ""
  fileprivate(set) var negations: Set<String> = []
  /// The values of number words, such as `3` and `half`.
  fileprivate(set) var numbers: [String: String] = [:]
  /// Words that say when.
  fileprivate(set) var facts: Set<String> = []
  /// Words for persons, by person.
  fileprivate(set) var persons: [String: Set<String>] = [:]
  fileprivate(set) var fillers: Set<String> = []
  fileprivate(set) var cues: [[String]] = []
  fileprivate(set) var asides: [[String]] = []
  fileprivate(set) var questions: Set<String> = []
  fileprivate(set) var function: Set<String> = []
  /// In lower case, as they are written.
  fileprivate(set) var refusals: [String] = []
}

extension GuardLanguage {
  /// Reads a file of sections; what a line means depends on its section.
  init(parsing text: String) {
    var section = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") { section = String(line.dropFirst().dropLast()) } else { read(line, in: section) }
    }
  }

  private mutating func read(_ line: Substring, in section: String) {
    let words = line.split(separator: " ").map(String.init)
    switch section {
    case "name": name = String(line)
    case "negations": negations.formUnion(words)
    case "numbers": for word in words.dropFirst() { numbers[word] = words[0] }
    case "facts": facts.formUnion(words)
    case "persons": persons[words[0]] = Set(words.dropFirst())
    case "fillers": fillers.formUnion(words)
    case "cues": cues.append(words)
    case "asides": asides.append(words)
    case "questions": questions.formUnion(words)
    case "function": function.formUnion(words)
    case "refusals": refusals.append(String(line))
    default: preconditionFailure("no section “\(section)”")
    }
  }
}
