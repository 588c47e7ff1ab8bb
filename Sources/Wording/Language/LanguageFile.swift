/// Reads the data file of a language: sections of words, or of `name = value` lines with options behind `;`.
struct LanguageFile {
  struct Problem: Error, Hashable {
    let line: Int
    let text: String
  }

  private var rules: LanguageRules
  private var determiners: Set<String> = []
  private var particles: Set<String> = []

  static func parse(_ text: String, code: String) throws(Problem) -> LanguageRules {
    var file = LanguageFile(rules: LanguageRules(code: code))
    var section = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingSpaces()
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
        continue
      }
      guard file.read(line, in: section) else { throw Problem(line: index + 1, text: String(line)) }
    }
    return file.rules
  }

  private mutating func read(_ line: Substring, in section: String) -> Bool {
    if let roles = Self.wordSections[section] {
      for word in line.split(separator: " ") { rules.add(roles, to: String(word)) }
      if section == "determiners" { determiners.formUnion(line.split(separator: " ").map(String.init)) }
      if section == "subjects" { rules.verbSubjects.formUnion(line.split(separator: " ").map(String.init)) }
      return true
    }
    if section == "sounds" {
      let sounds = line.split(separator: "/").map { $0.split(separator: " ").map(String.init) }
      for sound in sounds { rules.sounds.add(sound, true) }
      return true
    }
    if let list = Self.listSections[section] {
      rules[keyPath: list].formUnion(line.split(separator: " ").map(String.init))
      return true
    }
    if section == "particles" {
      particles.formUnion(line.split(separator: " ").map(String.init))
      return true
    }
    if let roles = Self.writtenSections[section] {
      for word in line.split(separator: " ") {
        rules.add(roles, to: word.lowercased())
        rules.setWritten(String(word), of: word.lowercased())
      }
      return true
    }
    let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces() }
    guard parts.count == 2 else { return false }
    let names = parts[0].split(separator: "/").map { String($0.trimmingSpaces()) }
    return names.allSatisfy { readPair($0, parts[1], in: section) }
  }

  private mutating func readPair(_ name: String, _ value: Substring, in section: String) -> Bool {
    switch section {
    case "style": return readStyle(name, value)
    case "marks": return readMark(name, value)
    case "cues": return readCue(name, value)
    case "letters": rules.letters.add(name.split(separator: " ").map(String.init), String(value))
    case "address": rules.addressSigns.add(name.split(separator: " ").map(String.init), String(value))
    case "currencies":
      let isFraction = value.hasSuffix(" fraction")
      let words = name.split(separator: " ").map(String.init)
      let currency = Currency(symbol: String(isFraction ? value.dropLast(9) : value), isFraction: isFraction)
      rules.currencies.add(words, currency)
      if words.count == 1 { rules.add(.currency, to: name) }
    case "number-phrases": rules.numberPhrases.add(name.split(separator: " ").map(String.init), String(value))
    case "numbers": return readNumber(name, value)
    case "slips":
      rules.slips[name] = value.split(separator: " ").reduce(into: []) { words, word in
        if word == "@particles" { words.formUnion(particles) } else { words.insert(String(word)) }
      }
    default: return false
    }
    return true
  }

  private mutating func readNumber(_ name: String, _ value: Substring) -> Bool {
    let parts = value.split(separator: " ")
    if parts == ["hundred"] {
      rules.setNumber(.hundred, of: name)
      return true
    }
    guard let last = parts.last, let number = Int(last) else { return false }
    switch parts.first {
    case "scale": rules.setNumber(.scale(number), of: name)
    case "ordinal": rules.setNumber(.ordinal(number), of: name)
    case "decade": rules.setNumber(.decade(number), of: name)
    default: rules.setNumber(.value(number), of: name)
    }
    return true
  }

  private mutating func readStyle(_ name: String, _ value: Substring) -> Bool {
    switch name {
    case "decimal": rules.style.decimalMark = String(value)
    case "group": rules.style.groupMark = value == "narrow-space" ? "\u{202f}" : String(value)
    case "group-from": rules.style.groupsFrom = Int(value) ?? 1_000
    case "currency": rules.style.currencyLeads = value == "leads"
    case "percent": rules.style.percentIsGlued = value == "glued"
    case "thin-space": rules.style.thinSpaceMarks = Set(value.filter { !$0.isWhitespace })
    case "ordinal": rules.style.ordinalSuffix = String(value)
    case "clock":
      let parts = value.split(separator: ";").map { $0.trimmingSpaces() }
      guard parts.count == 2 else { return false }
      rules.style.clock = ClockStyle(
        words: Set(parts[0].split(separator: " ").map(String.init)), pattern: String(parts[1]))
    case "numbers": rules.readsCompoundNumbers = value == "compound"
    default: return false
    }
    return true
  }

  private mutating func readMark(_ name: String, _ value: Substring) -> Bool {
    let parts = value.split(separator: ";").map { $0.trimmingSpaces() }
    guard let form = parts.first else { return false }
    var mark = SpokenMark(form: String(form == "semicolon" ? "x;" : form))
    for option in parts.dropFirst() {
      let words = option.split(separator: " ").map(String.init)
      let list = words.dropFirst().reduce(into: Set<String>()) { set, word in
        switch word {
        case "@determiners": set.formUnion(determiners)
        case "@subjects": set.formUnion(rules.verbSubjects)
        default: set.insert(word)
        }
      }
      switch words.first {
      case "after": mark.wordAfter = list
      case "before": mark.wordBefore = list
      case "with": mark.needsLater = list
      default: return false
      }
    }
    let words = name.split(separator: " ").map(String.init)
    rules.marks.add(words, mark)
    rules.add(.startsMark, to: words[0])
    return true
  }

  private mutating func readCue(_ name: String, _ value: Substring) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    let cue: SpokenCue
    switch value {
    case "scratch": cue = .scratch
    case "erase": cue = .erase
    case "repair": cue = .repair
    case "weak-repair": cue = .weakRepair
    case "literal": cue = .literal
    case "percent": cue = .percent
    case "AM", "PM": cue = .dayHalf(String(value))
    default:
      guard let word = CommandWord(rawValue: String(value)) else { return false }
      cue = .command(word)
    }
    rules.cues.add(words, cue)
    rules.add(.startsCue, to: words[0])
    return true
  }

  private init(rules: LanguageRules) { self.rules = rules }

  private static let wordSections: [String: Lexeme.Roles] = [
    "fillers": .filler, "stutters": .stutter, "emphatic": .emphatic, "determiners": .determiner, "subjects": [],
    "units": .unit, "time-units": [.unit, .timeUnit], "common": .common, "percent": .percent, "point": .pointWord,
    "time-cues": .timeCue, "date-cues": .dateCue, "phone-cues": .phoneCue, "zero": .zero, "connectors": .connector,
    "minus": .minus, "clock-parts": .clockPart, "clock-links": .clockLink, "clock-counts": .clockCount,
    "ranges": .range,
    "date-links": .dateLink, "date-words": .month, "day-words": .weekday,
  ]

  /// Sections that are lists of words for one step.
  private static var listSections: [String: WritableKeyPath<LanguageRules, Set<String>>] {
    [
      "host-endings": \.hostEndings, "command-objects": \.commandObjects, "askers": \.askers, "asides": \.asides,
      "mail-endings": \.mailEndings, "heard": \.heard, "between": \.between, "few": \.few, "objects": \.objects,
      "spelled-acronyms": \.spelledAcronyms,
    ]
  }

  /// Sections whose words are written as the file writes them.
  private static let writtenSections: [String: Lexeme.Roles] = [
    "weekdays": .weekday, "months": .month, "ambiguous-months": [.month, .ambiguousMonth], "acronyms": .acronym,
    "count-cues": .countCue,
  ]
}

extension Substring {
  func trimmingSpaces() -> Substring { drop(while: \.isWhitespace).trimmingEnd(where: \.isWhitespace) }
}
