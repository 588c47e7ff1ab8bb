import GLibRuntime
import TestSupport
import Testing

/// The real daemon, engine and service; the clients are scripted. In no race does a text reach a field that it was not
/// dictated for, in none is it lost.
@Suite struct FocusRaceTests {
  @Test(arguments: FocusRace.runs(FocusRace.moves + FocusRace.refusals + FocusRace.engineChanges + FocusRace.sequences))
  func race(_ run: FocusRace.Run) async throws {
    try await ScriptedStage.run(run.style, settings: run.race.settings) { stage in
      let expected = try await run.race.body(stage)
      for (field, text) in expected {
        try await stage.desktop.text(of: field, becomes: "“\(text)”") { words($0) == text }
      }
      #expect(stage.desktop.allTexts.mapValues(words) == expected)
      #expect(stage.desktop.lost == [], "text that was sent where nothing takes it")
    }
  }
}
