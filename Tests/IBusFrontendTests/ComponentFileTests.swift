import DictationCore
import GLibRuntime
import IBusFrontend
import TestSupport
import Testing

/// What IBus reads about us is true.
@Suite struct ComponentFileTests {
  private let text: String

  init() throws { text = try PrivateFolder.text(at: "\(Workspace.root)/ibus-component/utter.xml.in") }

  @Test func namesAreThoseOfTheProgram() {
    #expect(values("name") == [IBusDaemon.componentName, IBusDaemon.engineName])
    #expect(values("exec") == ["@libexecdir@/ibus-engine-utter --ibus"])
    #expect(values("setup") == ["@libexecdir@/ibus-setup-utter"])
    #expect(values("layout") == ["default"])
    #expect(values("icon_prop_key") == ["InputMode"])
  }

  @Test func versionsAreThatOfTheProgram() {
    #expect(Set(values("version")) == [UtterVersion.current])
  }

  /// One or two characters, or GNOME does not show it.
  @Test func theSymbolIsShort() {
    #expect(values("symbol").allSatisfy { (1...2).contains($0.utf16.count) })
  }

  private func values(_ element: String) -> [String] {
    text.split(separator: "<\(element)>").dropFirst().map { String($0.prefix { $0 != "<" }) }
  }
}
