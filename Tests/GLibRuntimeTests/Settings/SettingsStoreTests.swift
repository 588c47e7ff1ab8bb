import GLibRuntime
import Glibc
import TestSupport
import Testing

/// GSettings with schemas compiled for the test, values in memory.
struct SettingsStoreTests {
  init() {
    // Before GSettings is first used in this process, which is when it reads this.
    setenv("GSETTINGS_BACKEND", "memory", 1)
    GLibThread.start()
  }

  @Test @GLibActor func defaultsAreTyped() async throws {
    let (store, _) = try await Self.store(at: "/test/defaults/")
    #expect(try store.value("count", as: Int32.self) == 5)
    #expect(try store.value("colour", as: String.self) == "red")
    #expect(try store.value("keys", as: [String].self) == ["a", "b"])
    #expect(try store.value("on", as: Bool.self))
    #expect(try store.value("share", as: Double.self) == 0.5)
    #expect(store.keys == ["colour", "count", "keys", "name", "on", "share"])
    #expect(throws: SettingsError.wrongType(key: "count", expected: .int32, found: .string)) {
      _ = try store.value("count", as: String.self)
    }
  }

  @Test @GLibActor func storesResetsAndTellsOfChanges() async throws {
    let (store, _) = try await Self.store(at: "/test/changes/")
    var changes: [String] = []
    let all = store.onChange { changes.append("any \($0)") }
    let one = store.onChange(of: "name") { changes.append("one \($0)") }
    try store.set("count", to: .int32(7))
    try store.set("name", to: .string("x"))
    #expect(try store.value("count") == .int32(7))
    #expect(try store.storedValue("count") == .int32(7))
    #expect(try store.storedValue("on") == nil)
    #expect(try store.defaultValue("count") == .int32(5))
    try store.reset("count")
    #expect(try store.storedValue("count") == nil)
    all.cancel()
    try store.set("count", to: .int32(8))
    try store.set("name", to: .string("y"))
    #expect(changes == ["any count", "any name", "one name", "any count", "one name"])
    withExtendedLifetime(one) {}
  }

  @Test @GLibActor func refusesWhatTheSchemaDoes() async throws {
    let (store, _) = try await Self.store(at: "/test/refuses/")
    #expect(throws: SettingsError.missingKey("absent", schema: "test.utter")) { try store.set("absent", to: .int32(1)) }
    #expect(throws: SettingsError.wrongType(key: "count", expected: .int32, found: .uint32)) {
      try store.set("count", to: .uint32(1))
    }
    #expect(throws: SettingsError.outOfRange(key: "count", range: .range(.int32(1), .int32(10)))) {
      try store.set("count", to: .int32(11))
    }
    #expect(throws: SettingsError.outOfRange(key: "colour", range: .choice(["red", "blue"]))) {
      try store.set("colour", to: .string("green"))
    }
    #expect(try store.storedValue("colour") == nil)
    #expect(
      "\(SettingsError.outOfRange(key: "count", range: try store.range(of: "count")))"
        == "The setting count must be from 1 to 10.")
  }

  @Test @GLibActor func describesKeys() async throws {
    let (store, folder) = try await Self.store(at: "/test/describes/")
    #expect(try store.summary(of: "count") == "How many")
    #expect(try store.description(of: "count") == "From one to ten.")
    #expect(try store.summary(of: "name") == "")
    #expect(try store.range(of: "name") == .any)
    #expect(try store.isWritable("name"))
    withExtendedLifetime(folder) {}
  }

  @Test @GLibActor func missingSchemaIsAnErrorAndNoAbort() async throws {
    let folder = try await Self.schemas()
    #expect(throws: SettingsError.missingSchema("test.utter.absent")) {
      _ = try SettingsStore(schema: "test.utter.absent", folder: folder.path)
    }
  }

  /// Summaries and descriptions are read from the folder when they are asked for.
  @GLibActor private static func store(at path: String) async throws -> (SettingsStore, PrivateFolder) {
    let folder = try await schemas()
    return (try SettingsStore(schema: "test.utter", path: path, folder: folder.path), folder)
  }

  @GLibActor private static func schemas() async throws -> PrivateFolder {
    let folder = try PrivateFolder("schemas")
    try folder.write(
      """
      <schemalist>
        <enum id="test.utter.Colour"><value nick="red" value="0"/><value nick="blue" value="1"/></enum>
        <schema id="test.utter">
          <key name="count" type="i"><range min="1" max="10"/><default>5</default>
            <summary>How many</summary><description>From one to ten.</description></key>
          <key name="name" type="s"><default>''</default></key>
          <key name="colour" enum="test.utter.Colour"><default>'red'</default></key>
          <key name="keys" type="as"><default>['a', 'b']</default></key>
          <key name="on" type="b"><default>true</default></key>
          <key name="share" type="d"><range min="0" max="1"/><default>0.5</default></key>
        </schema>
      </schemalist>
      """, to: "test.utter.gschema.xml")
    let compiler = try ChildProcess(Launch(["glib-compile-schemas", "--strict", folder.path]))
    #expect(await compiler.waitForExit() == .exited(0))
    return folder
  }
}
