import Testing

@testable import Localization

@Suite struct MessageTests {
  @Test func `The key has a number in the place of each thing filled in`() {
    let (name, count) = ("USB", 3)
    let message: Message = "The microphone \(name) is muted \(count) times" + " in \(name)."
    #expect(message.key == "The microphone {0} is muted {1} times in {2}.")
    #expect(message.text == "The microphone USB is muted 3 times in USB.")
  }

  @Test(arguments: [
    ("{1} vor {0}", "B vor A"), ("{0}{0}{1}", "AAB"), ("nichts", "nichts"), ("{2} und {x} und {", "{2} und {x} und {"),
    ("{ {0} }", "{ {0} }"),
  ])
  func `A translation puts them where it wants`(translation: String, filled: String) {
    let (first, second) = ("A", "B")
    #expect(("\(first) before \(second)" as Message).fill(translation) == filled)
  }

  @Test func `What is filled in is not looked through for places`() {
    let (first, second) = ("{1}", "B")
    #expect(("\(first)\(second)" as Message).fill("{0}{1}") == "{1}B")
  }
}

/// One after the other, since the catalogue belongs to the process.
@Suite(.serialized) struct LocalizationTests {
  /// "de" for three sentences.
  struct Words: Translations {
    func translation(of key: String) -> String? {
      ["Off": "Aus", "history\u{4}Off": "Nicht gespeichert", "The setting {0} is {1}.": "{1} ist {0}."][key]
    }

    func translation(of singular: String, plural: String, count: Int) -> String? {
      guard (singular, plural) == ("A text waits.", "{0} texts wait.") else { return nil }
      return count == 1 ? "Ein Text wartet." : "Es warten {0} Texte."
    }
  }

  private func speaking<Result>(_ catalogue: any Translations, _ body: () -> Result) -> Result {
    Localization.catalogue = catalogue
    defer { Localization.catalogue = nil }
    return body()
  }

  @Test func `Without a catalogue it is English`() {
    let key = "a"
    #expect(localized("The setting \(key) is \(1).") == "The setting a is 1.")
    #expect(localized("Off", context: "history") == "Off")
    for (count, text) in [(0, "0 texts wait."), (1, "A text waits."), (2, "2 texts wait.")] {
      #expect(localized("A text waits.", "\(count) texts wait.", count: count) == text)
    }
  }

  @Test func `With one it is what that says`() {
    let key = "a"
    speaking(Words()) {
      #expect(localized("The setting \(key) is \(1).") == "1 ist a.")
      #expect(localized("Off") == "Aus")
      #expect(localized("Off", context: "history") == "Nicht gespeichert")
      #expect(localized("Off", context: "sound") == "Off")
      #expect(localized("Not in it: \(key)") == "Not in it: a")
      for (count, text) in [(1, "Ein Text wartet."), (2, "Es warten 2 Texte.")] {
        #expect(localized("A text waits.", "\(count) texts wait.", count: count) == text)
      }
    }
  }
}
