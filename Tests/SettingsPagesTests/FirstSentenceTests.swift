import GLibRuntime
import TestSupport
import Testing

@testable import SettingsPages

/// The field of the first page: what is dictated is told from what is typed.
@Suite struct FirstSentenceTests {
  @Test(arguments: [
    (["h", "hi", "hi "], false), (["Hello"], true), (["你好。"], true), (["h", "h", "hello there"], true),
    (["Hello", ""], false), (["Hello", "Hello", "Hello!"], true), (["Hello", "Hell", "Hel"], true),
    (["Hello", "", "h"], false),
  ])
  func `what comes at once was spoken`(texts: [String], hasArrived: Bool) async throws {
    let home = try await PageHome()
    await #expect(processExitsWith: .success) {
      [path = home.path as String, texts = texts as [String], hasArrived = hasArrived as Bool] in
      try await PageHome.enter(path) {
        let environment = ProgramEnvironment(variables: [:], programFolder: path)
        let page = WelcomePage(
          StoredSettings(folder: path), InputSources(desktop: ""), ModelShop(environment), DesktopPort())
        for text in texts {
          guard case .field(_, let change)? = page[row: "field"]?.control else { throw Wrong("no field") }
          change(text)
        }
        #expect((page[row: "field"]?.mark == .good) == hasArrived)
      }
    }
  }
}
