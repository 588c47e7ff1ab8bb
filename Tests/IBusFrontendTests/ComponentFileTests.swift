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
    #expect(values("name") == [IBusDaemon.componentName, IBusDaemon.engineName, "\(IBusDaemon.engineName):@language@"])
    #expect(values("exec") == ["@libexecdir@/ibus-engine-utter --ibus"])
    #expect(Set(values("setup")) == ["@libexecdir@/ibus-setup-utter"])
    #expect(Set(values("layout")) == ["default"])
    #expect(Set(values("icon_prop_key")) == ["InputMode"])
  }

  @Test func versionsAreThatOfTheProgram() {
    #expect(Set(values("version")) == [UtterVersion.current])
  }

  /// One or two characters, or GNOME does not show it; those of a language are its code.
  @Test func theSymbolIsShort() {
    #expect(values("symbol").first == "Ut" && values("symbol").last == "@symbol@")
  }

  private func values(_ element: String) -> [String] {
    text.split(separator: "<\(element)>").dropFirst().map { String($0.prefix { $0 != "<" }) }
  }
}
