import Testing
import Wording

@Suite struct FieldTests {
  @Test(
    arguments: [
      (.email, Said("john dot smith at example dot com", "john.smith@example.com")),
      (.email, Said("John dot Smith at Example dot com.", "john.smith@example.com")),
      (.email, Said("John.Smith@example.com.", "John.Smith@example.com")),
      (.email, Said("john underscore smith at sign example dot com", "john_smith@example.com")),
      (.email, Said("john dash smith at example dot co dot uk", "john-smith@example.co.uk")),
      (.email, Said("john plus news at example dot com", "john+news@example.com")),
      (.email, Said("john at example dot com period", "john@example.com")),
      (.number, Said("twenty five dollars", "25")),
      (.number, Said("twenty five green apples", "25 green apples")),
      (.phone, Said("open paren four one five close paren five five five one two one two", "(415)5551212")),
      (.phone, Said("area code four one five", "area code 415")),
      (.name, Said("mary-jane o'neil", "Mary-Jane O'Neil")),
      (.email, Said("john forty two at example dot com", "john42@example.com")),
      (.email, Said("um john at example dot com", "john@example.com")),
      (.email, Said("j o h n at example dot com", "john@example.com")),
      (.email, Said("john smith at example dot com", "johnsmith@example.com")),
      (.email, Said("john, dot smith, at example dot com", "john.smith@example.com")),
      (.email, Said("John Smith", "John Smith")),
      (.email, Said("at example dot com", "@example.com")),
      (.url, Said("example dot com", "example.com")),
      (.url, Said("Example dot com.", "example.com")),
      (.url, Said("w w w dot example dot com", "www.example.com")),
      (.url, Said("https colon slash slash example dot com slash docs", "https://example.com/docs")),
      (.url, Said("example dot com slash my dash page", "example.com/my-page")),
      (.url, Said("localhost colon eight zero eight zero", "localhost:8080")),
      (.url, Said("example dot com slash search question mark q equals swift", "example.com/search?q=swift")),
      (.url, Said("weather in berlin", "weather in berlin")),
      (.url, Said("https://example.com/Docs", "https://example.com/Docs")),
      (.number, Said("twenty five", "25")),
      (.number, Said("one", "1")),
      (.number, Said("five five", "55")),
      (.number, Said("one two three", "123")),
      (.number, Said("three point five", "3.5")),
      (.number, Said("minus five", "-5")),
      (.number, Said("one thousand two hundred", "1200")),
      (.number, Said("two million", "2000000")),
      (.number, Said("Twenty-five.", "25")),
      (.phone, Said("five five five one two three four", "5551234")),
      (.phone, Said("plus four nine one seven two", "+49172")),
      (.phone, Said("eight hundred five five five twelve twelve", "8005551212")),
      (.phone, Said("double five triple one", "55111")),
      (.phone, Said("five five five dash one two three four", "555-1234")),
      (.phone, Said("oh one seven two", "0172")),
      (.phone, Said("555 1234.", "5551234")),
      (.phone, Said("star six nine", "*69")),
      (.name, Said("john smith", "John Smith")),
      (.name, Said("John Smith.", "John Smith.")),
      (.name, Said("ludwig van beethoven", "Ludwig van Beethoven")),
      (.name, Said("anna hyphen maria", "Anna-Maria")),
      (.name, Said("jean-luc picard", "Jean-Luc Picard")),
      (.search, Said("weather in berlin", "weather in berlin")),
      (.search, Said("weather new line berlin", "weather berlin")),
      (.search, Said("ten best films question mark", "10 best films?")),
      (.terminal, Said("list all files", "list all files")),
      (.terminal, Said("List all files.", "list all files")),
      (.terminal, Said("um git status", "git status")),
      (.terminal, Said("Git commit dash m", "git commit dash m")),
      (.terminal, Said("ping ten times", "ping ten times")),
      (.terminal, Said("echo hello new line echo world", "echo hello echo world")),
      (.terminal, Said("cd Documents", "cd Documents")),
      (.terminal, Said("echo on monday", "echo on monday")),
      (.terminal, Said("README", "README")),
      (.normal, Said("one new line two", "one\nTwo")),
    ] as [(FieldKind, Said)])
  func shaped(_ field: FieldKind, _ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw, field: field).text == said.written)
  }

  @Test(
    arguments: [
      ("de", .email, Said("hans punkt meier at beispiel punkt de", "hans.meier@beispiel.de")),
      ("fr", .email, Said("jean point dupont arobase exemple point fr", "jean.dupont@exemple.fr")),
      ("es", .email, Said("juan punto perez arroba ejemplo punto es", "juan.perez@ejemplo.es")),
      ("de", .number, Said("drei komma fünf", "3,5")),
      ("de", .number, Said("zweitausenddreihundert", "2300")),
      ("fr", .phone, Said("zéro six douze trente quatre", "061234")),
    ] as [(String, FieldKind, Said)])
  func inOtherLanguages(_ language: String, _ field: FieldKind, _ said: Said) {
    #expect(Cleaner(language: language).clean(said.raw, field: field).text == said.written)
  }

  @Test(
    arguments: [
      Said("write to john dot smith at example dot com please", "write to john.smith@example.com please"),
      Said("write to John dot Smith at Example dot com.", "write to john.smith@example.com."),
      Said("john underscore smith at example dot co dot uk", "john_smith@example.co.uk"),
      Said("send it to jane at sign example dot org", "send it to jane@example.org"),
      Said("my email is john at example dot com", "my email is john@example.com"),
      Said("jane at gmail dot com", "jane@gmail.com"),
      Said("look at example dot com", "look at example.com"),
      Said("visit www dot example dot com slash about", "visit www.example.com/about"),
      Said("w w w dot example dot com", "www.example.com"),
      Said("done period mail dot example dot com is up", "done. mail.example.com is up"),
      Said(stays: "the dot com bubble"),
      Said(stays: "connect the dot to the line"),
    ])
  func anAddressInASentence(_ said: Said) {
    #expect(Cleaner(language: "en").clean(said.raw, field: .normal).text == said.written)
  }
}
