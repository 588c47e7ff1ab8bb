import GLibRuntime
import TestSupport
import Testing

/// Programs of which other versions are installed while they run.
@Suite struct UpdateTests {
  private static let service = "org.freedesktop.IBus.Utter.Dictation"
  private static let update = "Utter was updated"

  @Test func aServiceThatWasReplacedCompletesItsWorkAndGivesWay() async throws {
    try await Self.run { stage, programs in
      try await stage.desktop.focus(Fields.letter)
      try await stage.begin()
      let owners = try await ServiceOwners(in: stage.session)
      let old = try await owners.next(after: "")
      try await programs.replace("utterd")
      try await stage.end()
      stage.script.answer("old words")
      try await stage.desktop.text(of: Fields.letter, becomes: "the words") { words($0) == "old words" }

      // The engine stays registered, and has nobody else to ask now: the next dictation is the new one's.
      try await owners.gone(old)
      try await stage.begin()
      #expect(try await owners.next(after: old) != old)
      try await stage.end()
      stage.script.answer("new words")
      try await stage.desktop.text(of: Fields.letter, becomes: "the words") { words($0) == "old words new words" }
      #expect(!stage.bubbles.contains { $0.contains(Self.update) })
    }
  }

  @Test func anEngineThatWasReplacedSaysSoAndGoesOn() async throws {
    try await Self.run { stage, programs in
      try await stage.desktop.focus(Fields.letter)
      try await programs.replace("ibus-engine-utter")
      let start = stage.panel.events.count
      try await stage.desktop.focus(Fields.note)
      let sentence = try await stage.panel.bubble("the update", from: start) { $0.contains(Self.update) }
      #expect(sentence.contains("ibus restart"))
      #expect(try await stage.desktop.tap(.a) == false)
    }
  }

  @Test func anEngineThatWasRemovedStaysSilent() async throws {
    try await Self.run { stage, programs in
      try await stage.desktop.focus(Fields.letter)
      try programs.remove("ibus-engine-utter")
      try await stage.desktop.focus(Fields.note)
      try await stage.begin()
      #expect(!stage.bubbles.contains { $0.contains(Self.update) })
    }
  }

  @Test func aServiceOfAnotherVersionIsNamed() async throws {
    try await Self.run(environment: ["UTTER_SERVICE_VERSION": "9.9"]) { stage, _ in
      try await stage.desktop.focus(Fields.letter)
      try await stage.panel.bubble("the versions") { $0.contains("The dictation service is version 9.9") }
    }
  }

  private static func run(
    environment: [String: String] = [:],
    _ body: @escaping @GLibActor (ScriptedStage, ReplaceablePrograms) async throws -> Void
  ) async throws {
    let programs = try await ReplaceablePrograms()
    var options = SessionOptions(environment: environment.merging(["UTTER_IDLE_SECONDS": "5"]) { first, _ in first })
    options.programs = programs.folder
    try await ScriptedStage.run(.gtk3, options) { stage in try await body(stage, programs) }
  }

  /// Who has the service's name on the bus; an empty name for nobody.
  @GLibActor
  private final class ServiceOwners {
    private let owners = EventLog<String>("owners of the service's name")
    private let watch: Registration

    init(in session: PrivateSession) async throws {
      let bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
      watch = bus.watchName(UpdateTests.service) { [owners] in
        owners.append($0)
      } vanished: { [owners] in
        owners.append("")
      }
    }

    /// The first that is not `old`.
    func next(after old: String) async throws -> String {
      try await owners.wait(for: "a service") { owners in owners.first { !$0.isEmpty && $0 != old } }
    }

    func gone(_ owner: String) async throws {
      _ = try await owners.wait(for: "the end of \(owner)") { owners in
        owners.drop { $0 != owner }.contains("") ? true : nil
      }
    }
  }
}
