import Secrets
import Testing

@Suite struct APIKeyTests {
  @Test func itSaysItselfNowhere() throws {
    let key = try #require(APIKey("sk-secret"))
    #expect("\(key) \(String(reflecting: key)) \(String(describing: Optional(key)))".contains("sk-secret") == false)
    var dumped = ""
    dump(key, to: &dumped)
    #expect(!dumped.contains("sk-secret"))
    #expect(key.revealed == "sk-secret")
  }

  @Test(arguments: ["", "  \n", "a b", "a\r\nX-Evil: 1", "schlüssel", "a\u{0}"])
  func whatCannotStandInAHeaderIsNone(text: String) { #expect(APIKey(text) == nil) }

  @Test func theVariableIsNamedAfterTheProvider() {
    #expect(APIKeys.variable(for: "groq") == "UTTER_GROQ_API_KEY")
    #expect(APIKeys.variable(for: "my-server.2") == "UTTER_MY_SERVER_2_API_KEY")
  }
}
