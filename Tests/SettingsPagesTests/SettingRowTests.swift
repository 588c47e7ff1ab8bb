import GLibRuntime
import Glibc
import Rewriting
import TestSupport
import Testing
import UserFiles

@testable import SettingsPages

/// What a row shows in the place of what it should.
struct Wrong: Error {
  let words: String

  init(_ words: String) { self.words = words }
}

/// Rows of settings on real GSettings, without a display.
@Suite struct SettingRowTests {
  @Test func `what a row changes is stored, and what is stored it shows`() async throws {
    let home = try await PageHome()
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await PageHome.enter(path) {
        let settings = StoredSettings(folder: path)
        let page = DictationPage(settings)
        let (changes, changed) = AsyncStream.makeStream(of: Void.self)
        page.onChange = { changed.yield() }
        var iterator = changes.makeAsyncIterator()

        guard case .number(100, 0...1000, _, let change)? = page[row: "arm-delay-ms"]?.control else {
          throw Wrong("\(String(describing: page[row: "arm-delay-ms"]))")
        }
        change(250)
        await iterator.next(isolation: GLibActor.shared)
        #expect(settings.value("arm-delay-ms") == Int32(250))
        guard case .number(250, _, _, _)? = page[row: "arm-delay-ms"]?.control else {
          throw Wrong("the row shows an older value")
        }

        guard case .choice(let names, 0, let choose)? = page[row: "preview"]?.control else {
          throw Wrong("no choice")
        }
        choose(names.count - 1)
        #expect(settings.value("preview") == "off")

        guard case .keys([KeyName("Control_R")], .single, let set)? = page[row: "hold-keys"]?.control else {
          throw Wrong("no keys")
        }
        set([KeyName("F9"), KeyName("Pause")])
        #expect(settings.value("hold-keys") == ["F9", "Pause"])
      }
    }
  }

  @Test func `tones by language are given, taken away, and follow one that is renamed`() async throws {
    let home = try await PageHome()
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await PageHome.enter(path) {
        let settings = StoredSettings(folder: path)
        let environment = ProgramEnvironment(variables: [:], programFolder: path)
        let tones = ToneShelf(UserFile(path: "\(path)/config/tones.txt"))
        let page = WordsPage(
          settings, WordList(nil), tones, ProfileBook(nil),
          RecognizerChoices(shop: ModelShop(environment), cloud: CloudDesk(environment)), ServiceDesk())
        let pirate = try #require(Tone(name: "pirate", instruction: "Arr."))
        tones.save(pirate)
        @GLibActor func choose(_ name: String, in id: String) throws {
          guard case .choice(let names, _, let change)? = page[row: id]?.control,
            let index = names.firstIndex(of: name)
          else { throw Wrong("\(id): no \(name)") }
          change(index)
        }
        try choose("English (UK)", in: "tone-new")
        #expect(settings.byLanguage("language-tones") == ["en-GB": ""])
        try choose("pirate", in: "tone-en-GB")
        try choose("pirate", in: "tone")
        #expect(settings.byLanguage("language-tones") == ["en-GB": "pirate"])

        page[row: "tones"]?.buttons.first?.action()
        page[row: "tone-pirate"]?.buttons.first?.action()
        guard case .line(_, let write)? = page[row: "tone-name"]?.control else { throw Wrong("no name") }
        write("captain")
        page[row: "tone-save"]?.buttons.last?.action()
        #expect(settings.byLanguage("language-tones") == ["en-GB": "captain"])
        #expect(settings.value("tone") == "captain")
        page[row: "tone-captain"]?.buttons.last?.action()
        #expect(settings.byLanguage("language-tones") == ["en-GB": ""])
        #expect(settings.value("tone") == "")
        page[row: "tones-back"]?.buttons.first?.action()
        try choose("As the others", in: "tone-en-GB")
        #expect(settings.byLanguage("language-tones") == [:])
      }
    }
  }

  @Test func `what an administrator locked is shown and cannot be changed`() async throws {
    let home = try await PageHome()
    try await home.lock(["local-only": "true"])
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await PageHome.enter(path, backend: "dconf") {
        let page = PrivacyPage(
          StoredSettings(folder: path), ServiceDesk(), ProgramEnvironment(variables: [:], programFolder: path))
        let row = try #require(page[row: "local-only"])
        guard case .toggle(true, let change) = row.control else { throw Wrong("\(row)") }
        #expect(!row.isEnabled)
        #expect(row.subtitle.hasSuffix("Set by your administrator."))
        change(false)
        guard case .toggle(true, _)? = page[row: "local-only"]?.control else { throw Wrong("it changed") }
        #expect(page[row: "retention-days"]?.isEnabled == true)
      }
    }
  }

  @Test func `a schema that is not installed is missed on the page, and found when it is`() async throws {
    let home = try await PageHome(hasSchema: false)
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      // Utter may be installed on this machine.
      setenv("XDG_DATA_DIRS", "\(path)/none", 1)
      unsetenv("GSETTINGS_SCHEMA_DIR")
      try await PageHome.enter(path) {
        let settings = StoredSettings(folder: path)
        let page = DictationPage(settings)
        #expect(page.groups.flatMap(\.rows).map(\.id) == ["schema"])
        let (changes, changed) = AsyncStream.makeStream(of: Void.self)
        page.onChange = { changed.yield() }
        try await PageHome.addSchema(path)
        for await _ in changes where settings.isThere { break }
        #expect(page[row: "preview"] != nil)
        #expect(page[row: "schema"] == nil)
      }
    }
  }
}
