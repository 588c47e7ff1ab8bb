import Glibc
import HTTP
import Speech
import TestSupport
import Testing

@testable import CloudRecognition

@Suite struct FormTests {
  @Test func aFormIsReadAsItWasMeant() throws {
    let form = MultipartForm(
      [FormField("model", "m"), FormField("a\"b\r\n", "line\r\n--x")], fileName: "s.wav", fileType: "audio/wav")
    let read = try StubForm(form.head + [0, 13, 10, 45, 45] + form.tail, type: form.contentType)
    #expect(read.parts.map(\.name) == ["model", "a%22b%0D%0A", "file"])
    #expect(read.parts[1].text == "line\r\n--x")
    #expect(read.parts[2] == .init(name: "file", fileName: "s.wav", type: "audio/wav", bytes: [0, 13, 10, 45, 45]))
  }

  @Test func aPromptStaysWithinItsLimit() {
    let hints = (0..<500).map { "Wort\($0)" }
    let previous = String(repeating: "eins zwei drei ", count: 50) + "vier"
    let prompt = TranscriptionPrompt(hints: hints, previous: previous, limit: 896).text
    #expect(prompt.unicodeScalars.count <= 896)
    #expect(prompt.unicodeScalars.count > 850)
    #expect(prompt.hasPrefix("Wort0, Wort1, "))
    #expect(prompt.hasSuffix("zwei drei vier"))
    #expect(TranscriptionPrompt(hints: [], previous: "", limit: 896).text == "")
    #expect(TranscriptionPrompt(hints: ["a", "b"], previous: "c d", limit: 896).text == "a, b. c d")
    #expect(TranscriptionPrompt(hints: hints, previous: previous, limit: 0).text == "")
  }

  private static let models: [(String, String, String)] = [
    ("groq", "whisper-large-v3-turbo", "verbose_json"), ("openai", "whisper-1", "verbose_json"),
    ("openai", "gpt-4o-transcribe", "json"), ("openai", "gpt-transcribe", "json"),
  ]

  @Test(arguments: models) func eachModelIsAskedForWhatItOffers(name: String, model: String, format: String) throws {
    let provider = try #require(ProviderFile(path: "/nowhere").read().providers.first { $0.name == name })
    let form = TranscriptionForm(
      provider: provider, model: model, context: RecognitionContext(language: "de-AT", hints: ["Utter"]))
    let fields = form.fields(after: "")
    #expect(fields.contains(FormField("response_format", format)))
    #expect(fields.contains(FormField("language", "de")))
    #expect(fields.contains(FormField(model == "gpt-transcribe" ? "keywords[]" : "prompt", "Utter")))
  }

  @Test func theUsersProvidersAreReadLive() throws {
    let folder = try TemporaryFolder()
    let file = ProviderFile(path: folder.file("providers.json"))
    #expect(file.read().providers.map(\.name) == ["groq", "openai"])
    try folder.write(
      Array(
        #"{"home": {"base-url": "http://192.168.1.5:8000/v1/", "key": false, "fields": {"b": "2", "a": "1"}}}"#.utf8),
      to: "providers.json")
    let home = try #require(file.read().providers.last)
    #expect(home.name == "home" && !home.needsKey && !home.allowsPlainHTTP)
    #expect(home.extraFields == [FormField("a", "1"), FormField("b", "2")])
    #expect(home.address(home.path)?.description == "http://192.168.1.5:8000/v1/audio/transcriptions")
    for bad in [
      #"{"home": {}}"#, #"{"a/b": {"base-url": "https://x"}}"#, #"{"h": {"base-url": "ftp://x"}}"#, "rubbish",
    ] {
      try folder.write(Array(bad.utf8), to: "providers.json")
      #expect(file.read().providers.map(\.name) == ["groq", "openai"])
      #expect(file.read().problem != nil)
    }
  }

  @Test func aFileThatCannotBeReadIsNamed() throws {
    let folder = try TemporaryFolder()
    for name in ["utter", "utter/providers.json"] { try #require(mkdir(folder.file(name), 0o700) == 0) }
    let read = ProviderFile(environment: ["XDG_CONFIG_HOME": folder.path]).read()
    #expect(read.problem?.contains("providers.json” cannot be read (Is a directory)") == true)
    #expect(read.providers.map(\.name) == ["groq", "openai"])
  }

  @Test(arguments: [[:], ["HOME": "relative"], ["XDG_CONFIG_HOME": "relative"]])
  func withoutAHomeThereAreNone(environment: [String: String]) {
    let read = ProviderFile(environment: environment).read()
    #expect(read.problem == nil)
    #expect(read.providers.map(\.name) == ["groq", "openai"])
  }
}
