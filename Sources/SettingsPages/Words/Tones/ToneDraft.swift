internal import Localization
internal import Rewriting

/// A tone as somebody writes it.
struct ToneDraft {
  var name = ""
  var instruction = ""
  /// The one that is edited; nil for a new one.
  private(set) var original: Tone?

  init() {}

  init(_ tone: Tone) {
    name = tone.name
    instruction = tone.instruction
    original = tone
  }

  var tone: Tone? { Tone(name: name, instruction: instruction) }

  /// What is missing or wrong; empty where nothing is.
  func hint(among tones: Tones) -> String {
    if name.isEmpty { return localized("Write a name for it.") }
    if instruction.isEmpty { return localized("Write what the language model is asked for.") }
    guard let tone else {
      return localized(
        "A name has up to 40 letters, digits, spaces and hyphens, and what is wanted up to 500 characters in one line."
      )
    }
    guard let other = tones[tone.name], original?.hasName(other.name) != true else { return "" }
    return localized("There is one of that name already.")
  }
}
