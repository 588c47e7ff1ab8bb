import Testing

@testable import Wording

@Suite struct LanguageFileTests {
  @Test(arguments: [
    ("en", PackageResources.en_language), ("de", PackageResources.de_language), ("fr", PackageResources.fr_language),
    ("es", PackageResources.es_language),
  ])
  func everyShippedFileIsRead(_ code: String, _ bytes: [UInt8]) throws {
    let rules = try LanguageFile.parse(String(decoding: bytes, as: UTF8.self), code: code)
    #expect(!rules.marks.isEmpty)
    #expect(!rules.cues.isEmpty)
    #expect(!rules.letters.isEmpty)
    #expect(LanguageRules.codes.contains(code))
  }

  @Test(arguments: ["en", "en-US", "EN_GB", "en_US.UTF-8"])
  func regionsShareALanguage(_ tag: String) {
    #expect(LanguageRules.named(tag)?.code == "en")
  }

  @Test(arguments: [
    ("[marks]\ncomma", 2), ("[nonsense]\nword", 2), ("[style]\ncolor = red", 2), ("[numbers]\n\nmany = lots", 3),
    ("[cues]\nstop = halt", 2),
  ])
  func aBrokenLineIsNamed(_ text: String, _ line: Int) {
    #expect {
      try LanguageFile.parse(text, code: "xx")
    } throws: { ($0 as? LanguageFile.Problem)?.line == line }
  }
}
