import GLibRuntime
import TestSupport
import Testing

@testable import SettingsPages

/// What the page on privacy says of those who get what the user says, on real GSettings and files.
@Suite struct ReceiverTests {
  /// What is chosen, as `gsettings` or a file would have it, and who gets something of it.
  struct Case: Sendable, Codable, CustomTestStringConvertible {
    var testDescription: String
    var text: [String: String] = [:]
    var byLanguage: [String: [String: String]] = [:]
    var profiles = ""
    var isLocal = false
    /// In the order of the sentences: who, and whether as sound.
    var receivers: [String] = []
  }

  private static let providers =
    #"{"home": {"base-url": "http://192.168.1.5:8000/v1"}, "here": {"base-url": "http://127.0.0.1:8000/v1"}}"#

  @Test(arguments: [
    Case(testDescription: "as it is at first"),
    Case(testDescription: "a model of this machine", text: ["recognizer": "sherpa/tiny"]),
    Case(
      testDescription: "a web service", text: ["recognizer": "cloud/groq/whisper-large-v3"], receivers: ["sound Groq"]),
    Case(testDescription: "one that is not known", text: ["recognizer": "cloud/gone/m"], receivers: ["sound gone"]),
    Case(testDescription: "a service on this machine", text: ["recognizer": "cloud/here/m"]),
    Case(testDescription: "one in the house", text: ["recognizer": "cloud/home/m"], receivers: ["sound home"]),
    Case(
      testDescription: "everything, with local-only", text: ["recognizer": "cloud/groq/m", "tone": "formal"],
      isLocal: true),
    Case(
      testDescription: "a web service for a language",
      byLanguage: ["language-recognizers": ["de": "cloud/openai/whisper-1", "fr": "auto"]],
      receivers: ["some OpenAI"]),
    Case(
      testDescription: "one everywhere and for a language", text: ["recognizer": "cloud/groq/m"],
      byLanguage: ["language-recognizers": ["de": "cloud/groq/m", "fr": "cloud/openai/whisper-1"]],
      receivers: ["sound Groq", "some OpenAI"]),
    Case(
      testDescription: "one for a program",
      profiles: #"{"profiles": [{"application": "gedit", "recognizer": "cloud/groq/m"}]}"#, receivers: ["some Groq"]),
    Case(testDescription: "a tone, by a model on this machine", text: ["tone": "formal", "rewrite": "cleanup"]),
    Case(testDescription: "a model elsewhere that has nothing to do", text: ["rewrite-base-url": "openai"]),
    Case(
      testDescription: "a tone, by a provider", text: ["tone": "formal", "rewrite-base-url": "openai"],
      receivers: ["text OpenAI"]),
    Case(
      testDescription: "cleaning up, by an address",
      text: ["rewrite": "cleanup", "rewrite-base-url": "https://models.example:8443/v1"],
      receivers: ["text models.example"]),
    Case(
      testDescription: "a tone for a language", text: ["rewrite-base-url": "groq"],
      byLanguage: ["language-tones": ["de": "formal", "fr": ""]], receivers: ["text Groq"]),
    Case(
      testDescription: "no tone for a language", text: ["rewrite-base-url": "groq"],
      byLanguage: ["language-tones": ["fr": ""]]),
    Case(
      testDescription: "a tone for a program", text: ["rewrite-base-url": "groq"],
      profiles: #"{"profiles": [{"application": "gedit", "tone": "formal"}]}"#, receivers: ["text Groq"]),
    Case(
      testDescription: "one for both", text: ["recognizer": "cloud/groq/m", "tone": "x", "rewrite-base-url": "groq"],
      receivers: ["sound Groq", "text Groq"]),
  ])
  func `everybody who gets something is named`(chosen: Case) async throws {
    let home = try await PageHome()
    try home.write(Self.providers, to: "config/utter/providers.json")
    if !chosen.profiles.isEmpty { try home.write(chosen.profiles, to: "config/utter/profiles.json") }
    await #expect(processExitsWith: .success) { [path = home.path as String, chosen = chosen as Case] in
      try await PageHome.enter(path) {
        let settings = StoredSettings(folder: path)
        for (key, value) in chosen.text { settings.set(key, to: value) }
        for (key, values) in chosen.byLanguage {
          for (language, value) in values { settings.set(key, for: language, to: value) }
        }
        settings.set("local-only", to: chosen.isLocal)
        let page = PrivacyPage(
          settings, ServiceDesk(),
          ProgramEnvironment(variables: ["XDG_CONFIG_HOME": "\(path)/config"], programFolder: path))
        let row = try #require(page[row: "leaving"])
        #expect(row.mark == (chosen.receivers.isEmpty ? .good : .warning))
        let sentences = row.subtitle.split(separator: "\n").map(String.init)
        guard !chosen.receivers.isEmpty else {
          #expect(sentences.count == 1 && sentences[0].hasPrefix("Nothing"))
          return
        }
        #expect(sentences.count == chosen.receivers.count, "\(sentences)")
        for (sentence, receiver) in zip(sentences, chosen.receivers) {
          let parts = receiver.split(separator: " ").map(String.init)
          #expect(sentence.contains(" \(parts[1]), "), "\(sentence)")
          #expect(sentence.contains("as sound") == (parts[0] != "text"), "\(sentence)")
          #expect(sentence.contains("some languages") == (parts[0] == "some"), "\(sentence)")
        }
      }
    }
  }
}
