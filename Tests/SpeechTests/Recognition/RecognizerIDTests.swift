import Speech
import Testing

@Suite struct RecognizerIDTests {
  @Test(
    arguments: [
      ("auto", .automatic), ("pocketsphinx", .pocketSphinx), ("sherpa/kroko-de", .sherpa("kroko-de")),
      ("cloud/groq/whisper-large-v3", .cloud(provider: "groq", model: "whisper-large-v3")),
      ("cloud/own/openai/whisper", .cloud(provider: "own", model: "openai/whisper")),
    ] as [(String, RecognizerID)])
  func isReadAndWritten(text: String, id: RecognizerID) {
    #expect(RecognizerID(text) == id)
    #expect(id.description == text)
  }

  @Test(arguments: ["", "Auto", "auto/x", "sherpa", "sherpa/", "sherpa/a/b", "cloud/groq", "cloud//m", "/", "whisper"])
  func anythingElseIsNone(text: String) {
    #expect(RecognizerID(text) == nil)
  }
}
