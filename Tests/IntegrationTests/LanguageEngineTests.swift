import GLibRuntime
import TestSupport
import Testing

/// The component file as a real ibus-daemon has it.
@Suite struct LanguageEngineTests {
  private static func languages(in session: PrivateSession) async throws -> [String] {
    try await Command.run(
      "\(Workspace.root)/Scripts/component-file", ["--languages"], environment: session.environment,
      errors: "\(session.folder)/languages.log"
    ).split(separator: "\n").map(String.init)
  }

  /// Every language that a recognizer or the rules know, each under itself, beside the one that follows the settings.
  @Test func theDaemonListsAnEngineForEveryLanguage() async throws {
    try await PrivateSession.run { session in
      _ = try await IBusConnection(to: session)
      let list = try await Command.run(
        "ibus", ["list-engine", "--name-only"], environment: session.environment, errors: "\(session.folder)/list.log")
      let ours = list.split(separator: "\n").filter { $0.hasPrefix("utter") }
      let languages = try await Self.languages(in: session)
      #expect(languages.count >= 30 && Set(["en", "de", "fr", "es", "zh"]).isSubset(of: languages))
      #expect(Set(ours.map(String.init)) == Set(["utter"] + languages.map { "utter:\($0)" }))
    }
  }

  @Test func panelsFindThemUnderTheirLanguages() async throws {
    try await PrivateSession.run { session in
      _ = try await IBusConnection(to: session)
      let list = try await Command.run(
        "ibus", ["list-engine"], environment: session.environment, errors: "\(session.folder)/list.log")
      // "language: German" and below it "  utter:de - Utter".
      var language = ""
      var found: [String: String] = [:]
      for line in list.split(separator: "\n") {
        if line.hasPrefix("language: ") { language = String(line.dropFirst(10)) }
        let name = line.drop { $0 == " " }.prefix { $0 != " " }
        if name.hasPrefix("utter") { found[String(name)] = language }
      }
      #expect(found["utter:de"] == "German" && found["utter:zh"] == "Chinese" && found["utter"] == "Other")
    }
  }

  @Test func everyOneOfThemCanBeChosen() async throws {
    try await PrivateSession.run { session in
      let ibus = try await IBusConnection(to: session)
      for language in try await Self.languages(in: session) {
        try await ibus.activate(engine: "utter:\(language)")
        #expect(try await ibus.activeEngine() == "utter:\(language)")
      }
    }
  }

  /// The user speaks another language, and types as before.
  @Test func noneOfThemChangesTheKeyboardLayout() throws {
    let xml = try File.read("\(Workspace.root)/ibus-component/utter.xml.in")
    let layouts = xml.split(separator: "<layout>").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(layouts.count == 2 && layouts.allSatisfy { $0 == "default" })
  }
}
