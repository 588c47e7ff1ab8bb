import Testing
import Wording

@Suite struct SeamFieldTests {
  @Test(
    arguments: [
      (.terminal, .spoken("∅|∅", "list files", "∅list files∅")),
      (.terminal, .model("∅|∅", "List files.", "∅list files∅")),
      (.terminal, .spoken("|", "list files", "list files")),
      (.terminal, .spoken("git|", "commit", "git commit")),
      (.terminal, .spoken("$ |", "git\ncommit\n", "$ git commit")),
      (.url, .spoken("∅|∅", "example.com", "∅example.com∅")),
      (.url, .spoken("https://|", "example.com", "https://example.com")),
      (.url, .spoken("example|", ".com", "example.com")),
      (.email, .spoken("john@|", "example.com", "john@example.com")),
      (.email, .spoken("|@example.com", "john", "john@example.com")),
      (.number, .spoken("12|", "34", "1234")),
      (.phone, .spoken("∅|∅", "5551234", "∅5551234∅")),
      (.phone, .spoken("555|", "1234", "5551234")),
      (.name, .spoken("John|", "Smith", "John Smith")),
      (.name, .model("∅|∅", "John Smith.", "∅John Smith ∅")),
      (.search, .spoken("∅|∅", "weather\nberlin", "∅weather berlin ∅")),
      (.search, .model("|", "Weather in Berlin.", "Weather in Berlin")),
      (.normal, .spoken("∅|∅", "one\ntwo\n", "∅one\ntwo\n∅")),
    ] as [(FieldKind, SeamCase)])
  func seamOfAField(_ kind: FieldKind, _ item: SeamCase) {
    #expect(item.joined(in: kind) == item.result)
  }
}
