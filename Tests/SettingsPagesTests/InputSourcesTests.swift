import GLibRuntime
import TestSupport
import Testing

@testable import SettingsPages

/// The lists of input sources, as GNOME and IBus really keep them, in the memory of a process of its own.
@Suite struct InputSourcesTests {
  /// What is in a list, as `kind:id`.
  struct Case: Sendable, Codable, CustomTestStringConvertible {
    var testDescription: String
    var desktop: String
    var before: [String] = []
    var after: [String]
    /// After Utter was added.
    var hasKeyboard = true
  }

  @Test(arguments: [
    Case(
      testDescription: "GNOME, at first", desktop: "ubuntu:GNOME", after: ["xkb:us+dvorak", "ibus:utter"],
      hasKeyboard: false),
    Case(
      testDescription: "GNOME, with a layout", desktop: "GNOME", before: ["xkb:de"], after: ["xkb:de", "ibus:utter"]),
    Case(
      testDescription: "GNOME, with another input method", desktop: "GNOME", before: ["ibus:anthy"],
      after: ["xkb:us+dvorak", "ibus:anthy", "ibus:utter"], hasKeyboard: false),
    Case(testDescription: "IBus, at first", desktop: "KDE", after: ["ibus:utter"]),
    Case(
      testDescription: "IBus, with a layout", desktop: "", before: ["ibus:xkb:de::ger"],
      after: ["ibus:xkb:de::ger", "ibus:utter"]),
  ])
  func `Utter is added, and a layout where there is none`(list: Case) async throws {
    let home = try await PageHome(hasSchema: false)
    try home.write("XKBLAYOUT=\"us,de\"\nXKBVARIANT=\"dvorak,\"\n", to: "keyboard")
    await #expect(processExitsWith: .success) { [path = home.path as String, list = list as Case] in
      try await PageHome.enter(path) {
        let isGNOME = list.desktop.contains("GNOME")
        let store = try SettingsStore(
          schema: isGNOME ? "org.gnome.desktop.input-sources" : "org.freedesktop.ibus.general")
        let key = isGNOME ? "sources" : "preload-engines"
        @GLibActor func variant(_ sources: [String]) -> Variant {
          let parts = sources.map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
          guard isGNOME else { return parts.map { $0[1] }.variant }
          return .array(parts.map { .tuple([.string($0[0]), .string($0[1])]) }, of: .tuple([.string, .string]))
        }
        try store.set(key, to: variant(list.before))

        let sources = InputSources(
          desktop: list.desktop, keyboard: SystemKeyboard(bus: { nil }, file: "\(path)/keyboard"))
        let (changes, changed) = AsyncStream.makeStream(of: Void.self)
        sources.onChange = { changed.yield() }
        #expect(sources.canChange)
        #expect(!sources.hasUtter)
        sources.addUtter()
        #expect(sources.hasUtter)
        #expect(sources.hasKeyboard == list.hasKeyboard)
        if !list.hasKeyboard {
          sources.addKeyboard()
          for await _ in changes where sources.hasKeyboard { break }
        }
        #expect(try store.value(key) == variant(list.after))
        #expect(sources.problem == nil)
      }
    }
  }

  @Test func `a list that an administrator locked is left alone, and that is said`() async throws {
    let home = try await PageHome(hasSchema: false)
    try await home.lock(["sources": "[('xkb', 'us')]"], in: "org/gnome/desktop/input-sources")
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await PageHome.enter(path, backend: "dconf") {
        let sources = InputSources(desktop: "GNOME")
        let environment = ProgramEnvironment(variables: [:], programFolder: path)
        let page = WelcomePage(StoredSettings(folder: path), sources, ModelShop(environment), DesktopPort())
        #expect(sources.hasKeyboard)
        #expect(!sources.canChange)
        #expect(page[row: "source"]?.buttons.isEmpty == true)
        // As if it had been locked after the button was shown.
        sources.addUtter()
        #expect(!sources.hasUtter)
        #expect(sources.problem?.hasPrefix("Your desktop did not take it") == true)
      }
    }
  }

  /// What systemd says of the keyboard, and what the file does; nil for neither.
  @Test(arguments: [
    (("us", "dvorak"), nil, "us+dvorak"), (("de", ""), nil, "de"), (("us,de", ",nodeadkeys"), nil, "us"),
    (("fr,us", "bepo,"), "XKBLAYOUT=de", "fr+bepo"), (("", ""), "XKBLAYOUT=de\nXKBVARIANT=neo\n", "de+neo"),
    (nil, "# mine\nXKBMODEL=\"pc105\"\nXKBLAYOUT='ch,us'\nXKBVARIANT=\"fr,\"\n", "ch+fr"), (nil, "", "us"),
    (nil, nil, "us"),
  ])
  @GLibActor
  func `the layout is that of the system`(told: (String, String)?, written: String?, layout: String) async throws {
    GLibThread.start()
    let folder = try PrivateFolder("keyboard")
    if let written { try folder.write(written, to: "keyboard") }
    let bus = try await PrivateBus()
    let service = try await bus.connect()
    var object: Registration?
    var name: Registration?
    if let told {
      object = try service.export(
        "org.freedesktop.locale1", xml: Self.xml, at: "/org/freedesktop/locale1",
        properties: ["X11Layout": { .string(told.0) }, "X11Variant": { .string(told.1) }]
      ) { (_) throws(ErrorReply) in MethodReply([]) }
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        name = service.ownName("org.freedesktop.locale1", acquired: { done.resume() }, lost: {})
      }
    }
    let client = try await bus.connect()
    let keyboard = SystemKeyboard(bus: { client }, file: "\(folder.path)/keyboard")
    #expect(await keyboard.layout == layout)
    #expect(await SystemKeyboard(bus: { nil }, file: "/nowhere/keyboard").layout == "us")
    withExtendedLifetime((object, name)) {}
    await bus.stop()
  }

  private static let xml = """
    <node><interface name="org.freedesktop.locale1">
      <property name="X11Layout" type="s" access="read"/><property name="X11Variant" type="s" access="read"/>
    </interface></node>
    """
}
