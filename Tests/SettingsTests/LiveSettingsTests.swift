import GLibRuntime
import Glibc
import TestSupport
import Testing

@testable import Settings

/// Real GSettings. Each test has a process of its own, since a process keeps to the backend that it used first.
@Suite struct LiveSettingsTests {
  @Test func theTableSaysWhatTheSchemaSays() async throws {
    let home = try await SettingsHome()
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await SettingsHome.enter(path, backend: "memory") {
        let store = try SettingsStore(schema: SettingsSchema.id, folder: path)
        #expect(store.keys == UtterSettings.keys.map(\.name).sorted())
        for key in UtterSettings.keys {
          #expect(try !store.summary(of: key.name).isEmpty, "\(key.name)")
          #expect(try !store.description(of: key.name).isEmpty, "\(key.name)")
          #expect(try store.range(of: key.name) == key.form.schemaRange, "\(key.name)")
        }
        let hidden = try SettingsStore(schema: SettingsSchema.storedID, path: SettingsSchema.path, folder: path)
        let canBeHidden = UtterSettings.keys.filter { $0.form.schemaRange != .any }
        #expect(hidden.keys == canBeHidden.map(\.name).sorted())
        #expect(LiveSettings(folder: path).reading == SettingsReading())
      }
    }
  }

  @Test func whatIsStoredIsRead() async throws {
    let home = try await SettingsHome(
      stored: """
        hold-keys=['F9']
        toggle-keys=@as []
        arm-delay-ms=0
        max-recording-seconds=0
        language='de'
        language-recognizers={'de': 'sherpa/parakeet-v3', 'fr': 'whisper'}
        preview='off'
        """)
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await SettingsHome.enter(path, backend: "keyfile") {
        let reading = LiveSettings(folder: path).reading
        var expected = UtterSettings()
        expected.holdKeys = ["F9"]
        expected.toggleKeys = []
        expected.armDelayMilliseconds = 0
        expected.maxRecordingSeconds = 0
        expected.language = "de"
        expected.languageRecognizers = ["de": "sherpa/parakeet-v3"]
        expected.preview = .off
        #expect(reading.settings == expected)
        #expect(
          reading.problems.map(\.sentence) == [
            "The setting language-recognizers holds \"fr: whisper\", which is left out. It must hold language tags with "
              + "recognizers, such as {'de': 'sherpa/NAME'}. Change it with: gsettings set \(SettingsSchema.id) "
              + "language-recognizers VALUE"
          ])
      }
    }
  }

  /// GSettings itself would give the default for each of these, and say nothing.
  @Test func aStoredValueOutOfRangeIsTold() async throws {
    let home = try await SettingsHome(
      stored: """
        arm-delay-ms=5000
        max-recording-seconds=5
        hold-silence-seconds='ten'
        recognizer='whisper'
        preview='loud'
        """)
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await SettingsHome.enter(path, backend: "keyfile") {
        let reading = LiveSettings(folder: path).reading
        #expect(reading.settings.armDelayMilliseconds == 1000)
        #expect(reading.settings.maxRecordingSeconds == 10)
        #expect(reading.settings.holdSilenceSeconds == 10)
        #expect(reading.settings.recognizer == "auto")
        #expect(reading.settings.preview == .auto)
        #expect(
          reading.problems == [
            .outOfRange(key: "arm-delay-ms", stored: 5000, allowed: "It must be from 0 to 1000.", used: 1000),
            .outOfRange(
              key: "max-recording-seconds", stored: 5, allowed: "It must be from 10 to 14400, or 0 for none.", used: 10),
            .unusable(
              key: "recognizer", stored: "whisper",
              allowed: "It must be auto, pocketsphinx, sherpa/NAME or cloud/PROVIDER/MODEL.",
              used: "auto"),
            .unusable(
              key: "preview", stored: "loud", allowed: "It must be one of auto, inline, popup, off.", used: "auto"),
          ])
      }
    }
  }

  @Test func aChangeIsToldAtOnceWhoeverMakesIt() async throws {
    let home = try await SettingsHome(stored: "arm-delay-ms=50")
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await SettingsHome.enter(path, backend: "keyfile") {
        let live = LiveSettings(folder: path)
        let told = EventLog<SettingsReading>("settings")
        live.onChange = { told.append($0) }
        #expect(live.reading.settings.armDelayMilliseconds == 50)
        try SettingsHome.store("arm-delay-ms=60", in: path)
        _ = try await told.wait(for: "60 ms") { $0.last?.settings.armDelayMilliseconds == 60 ? true : nil }
        try SettingsHome.store("arm-delay-ms=2000", in: path)
        let reading = try await told.wait(for: "a problem") { $0.last { !$0.problems.isEmpty } }
        #expect(reading.settings.armDelayMilliseconds == 1000)
        #expect(live.reading == reading)
      }
    }
  }

  @Test func withoutTheSchemaEverythingHasItsDefault() async throws {
    let home = try await SettingsHome(hasSchema: false)
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await SettingsHome.enter(path, backend: "keyfile") {
        let live = LiveSettings(folder: path)
        #expect(live.reading.settings == UtterSettings())
        #expect(
          live.reading.problems.map(\.sentence) == [
            "The settings schema org.freedesktop.ibus.engine.utter is not installed, so every setting has its "
              + "default; install Utter again."
          ])
        #expect(UtterSettings.keys.allSatisfy(live.isLocked))
      }
    }
  }

  @Test func aSchemaOfAnotherVersionLacksKeysOnly() async throws {
    let home = try await SettingsHome(
      schema: """
        <schemalist><schema id="\(SettingsSchema.id)" path="\(SettingsSchema.path)">
          <key name="language" type="s"><default>'fr'</default></key>
        </schema></schemalist>
        """)
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await SettingsHome.enter(path, backend: "keyfile") {
        let reading = LiveSettings(folder: path).reading
        #expect(reading.settings.language == "fr")
        #expect(reading.problems.count == UtterSettings.keys.count - 1)
        #expect(reading.problems.contains(.missingKey("hold-keys")))
      }
    }
  }

  /// dconf, with a database of an administrator's beside the user's.
  @Test func whatAnAdministratorLockedStays() async throws {
    let home = try await SettingsHome()
    try await home.makeDconf(
      user: "hold-silence-seconds=99\narm-delay-ms=50", site: "hold-silence-seconds=3",
      locks: ["hold-silence-seconds"])
    await #expect(processExitsWith: .success) { [path = home.path as String] in
      try await SettingsHome.enter(path, backend: "dconf") {
        let live = LiveSettings(folder: path)
        #expect(live.reading.settings.holdSilenceSeconds == 3)
        #expect(live.reading.settings.armDelayMilliseconds == 50)
        #expect(live.reading.problems.isEmpty)
        #expect(UtterSettings.keys.filter(live.isLocked).map(\.name) == ["hold-silence-seconds"])
      }
    }
  }
}

extension SettingsKey.Form {
  /// What the schema has to say. It cannot leave a gap between 0 and the range.
  fileprivate var schemaRange: SettingsRange {
    switch self {
    case .integer(let range, let zero):
      .range(.int32(zero ? 0 : Int32(range.lowerBound)), .int32(Int32(range.upperBound)))
    case .choice(let nicks): .choice(nicks)
    case .flag, .text, .texts, .pairs: .any
    }
  }
}
