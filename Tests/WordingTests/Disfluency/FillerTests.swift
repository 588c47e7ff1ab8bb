import Testing
import Wording

@Suite struct FillerTests {
  @Test(arguments: [
    Said("um hello", "hello"),
    Said("so um I think uh we should go", "so I think we should go"),
    Said("Um, hello.", "Hello."),
    Said("Um. Hello.", "Hello."),
    Said("so, um, I think", "so, I think"),
    Said("I was, um.", "I was."),
    Said("he is, uh, late", "he is, late"),
    Said("well er no", "well no"),
    Said("um uh er", ""),
    Said("um, uh, hello", "hello"),
    Said("(um hello)", "(hello)"),
    Said("\"Um, hello,\" she said", "\"Hello,\" she said"),
    Said("is it uh? yes", "is it? Yes"),
    Said("hmm that is odd", "that is odd"),
    Said(stays: "the ER was full"),
    Said("um comma hello", ", hello"),
    Said("five mm thick", "5 mm thick"),
    Said(stays: "uh-huh"),
    Said(stays: "drum umbrella hummus"),
  ])
  func english(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw).text == said.written)
  }

  @Test(
    arguments: [
      ("de", Said("äh ich komme ähm morgen", "ich komme morgen")),
      ("de", Said(stays: "er geht um den Block")),
      ("fr", Said("euh je viens", "je viens")),
      ("es", Said("ehm ya voy", "ya voy")),
      ("pt", Said(stays: "um dia")),
      (nil, Said(stays: "um hello the the")),
      ("xx", Said(stays: "uh hello")),
    ] as [(String?, Said)])
  func onlyWhereTheLanguageKnowsThem(_ language: String?, _ said: Said) {
    #expect(Cleaner(language: language).clean(said.raw).text == said.written)
  }
}
