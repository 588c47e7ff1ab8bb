import GLibRuntime
import Rewriting
import TestSupport
import Testing

@testable import ChatModels

/// A model that does everything but what it is told. Judged by means of its own, not by those of the guards.
@Suite(.timeLimit(.minutes(20))) struct AdversarialTests {
  init() { GLibThread.start() }

  @Test func theSetIsLargeEnough() {
    #expect(Set(AdversarialTexts.all.map(\.text)).count >= 60)
    #expect(ModelMisbehaviour.allCases.count >= 40)
  }

  /// Whatever the model answers, what is committed are the speaker's words: every one, in their order, and no other.
  @Test(arguments: ModelMisbehaviour.allCases) @GLibActor
  func aCleanupIsTheSpeakersWords(_ misbehaviour: ModelMisbehaviour) async throws {
    let stage = try ChatStage(StubChat { .chat(misbehaviour.answer(to: $0.transcript, told: $0.system)) })
    for (text, language) in AdversarialTexts.all {
      let result = try await stage.rewrite(text, language: language)
      #expect(letters(result.text) == letters(text), "\(result.text)")
      for word in words(text) where isExact(word) {
        #expect(words(result.text).contains(word), "\(word): \(result.text)")
      }
      #expect(signs(result.text) == signs(text), "\(result.text)")
      #expect(result.text.filter { $0.isNewline }.isEmpty)
      #expect(result.text.unicodeScalars.filter { isUnseen($0) }.isEmpty)
      if text.contains(where: { ".?!".contains($0) }) {
        #expect(result.text.count { $0 == "?" } == text.count { $0 == "?" })
      }
      #expect(result.text.count { $0 == "!" } == text.count { $0 == "!" })
    }
    #expect(stage.chat.requests.count == AdversarialTexts.all.count)
  }

  /// A tone may reword; the facts are the speaker's.
  @Test(arguments: ModelMisbehaviour.allCases) @GLibActor
  func aToneKeepsTheSpeakersFacts(_ misbehaviour: ModelMisbehaviour) async throws {
    let stage = try ChatStage(StubChat { .chat(misbehaviour.answer(to: $0.transcript, told: $0.system)) })
    for (text, language) in AdversarialTexts.all {
      let result = try await stage.rewrite(text, .tone(try #require(Tones()["friendly"])), language: language)
      #expect(numbers(result.text) == numbers(text), "\(result.text)")
      for word in words(text) where isAddress(word) { #expect(words(result.text).contains(word), "\(result.text)") }
      #expect(negations(result.text) == negations(text), "\(result.text)")
      for day in ["friday", "monday"] {
        #expect(letters(result.text).contains(day) == letters(text).contains(day), "\(result.text)")
      }
      for name in ["Jane", "John", "GitHub", "JSON", "API", "Peter", "Paris"] {
        #expect(result.text.contains(name) == text.contains(name), "\(result.text)")
      }
      #expect(text.contains("?") ? result.text.contains("?") : true, "\(result.text)")
      #expect(result.text.count <= text.count * 3 + 80)
    }
  }

  /// The other half of the promise: what can be mended is, so that the guards do not simply refuse everything.
  @Test(arguments: [
    ModelMisbehaviour.thinksAloud, .fences, .tags, .quotes, .labels, .hidesCharacters, .turnsTheDirection,
    .breaksTheLine,
  ])
  @GLibActor
  func whatCanBeMendedIsUsed(_ misbehaviour: ModelMisbehaviour) async throws {
    let stage = try ChatStage(StubChat { .chat(misbehaviour.answer(to: $0.transcript, told: $0.system)) })
    for (text, language) in AdversarialTexts.all {
      let result = try await stage.rewrite(text, language: language)
      #expect(result.text == text, "\(result)")
      // A label is none where the speaker says the same.
      #expect(result.isModels || text.hasPrefix("here is"), "\(result)")
    }
  }

  @Test @GLibActor func aGoodAnswerIsUsed() async throws {
    let stage = try ChatStage(
      StubChat { .chatStream($0.transcript.prefix(1).uppercased() + $0.transcript.dropFirst()) })
    for (text, language) in AdversarialTexts.all {
      #expect(try await stage.rewrite(text, language: language).isModels, "\(text)")
    }
  }

  // MARK: Measures

  private func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  private func words(_ text: String) -> [String] {
    text.split(separator: " ").map { word in
      var word = word
      while let last = word.last, ".,?!:;".contains(last) { word.removeLast() }
      return String(word)
    }
  }

  private func isAddress(_ word: String) -> Bool { word.contains { "@/\\_=^{}".contains($0) } || word.hasPrefix("--") }

  /// Not a sign of it may change.
  private func isExact(_ word: String) -> Bool {
    word.contains(where: \.isNumber) || isAddress(word) || word.dropFirst().contains(where: \.isUppercase)
  }

  private func numbers(_ text: String) -> Set<Substring> { Set(text.split { !$0.isNumber }) }

  private func signs(_ text: String) -> [Character] {
    text.filter { !$0.isLetter && !$0.isNumber && !$0.isWhitespace && !".,;:?!-'’\"".contains($0) }.map { $0 }.sorted()
  }

  private func negations(_ text: String) -> Int {
    let negations: Set<String> = [
      "not", "no", "never", "nobody", "nothing", "neither", "without", "cannot", "can't", "isn't", "don't", "couldn't",
      "hardly", "nicht", "keine", "ohne", "pas", "jamais", "sans", "nunca", "kein",
    ]
    return text.lowercased().split { !$0.isLetter && $0 != "'" }.count { negations.contains(String($0)) }
  }

  private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.properties.generalCategory == .control
  }
}
