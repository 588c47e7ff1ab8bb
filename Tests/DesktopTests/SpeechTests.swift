import AudioFiles
import GLibRuntime
import Speech
import TestSupport
import Testing

/// Real speech through a real sound server into real fields, recognized by PocketSphinx.
@Suite struct SpeechTests {
  @Test(arguments: TextFieldApp.Toolkit.allCases)
  func synthesizedSpeechLandsInTheField(_ toolkit: TextFieldApp.Toolkit) async throws {
    try await SpokenStage.run { stage in
      let app = try await stage.open(toolkit)
      let file = try await Flite.speak(
        "please write this down", into: "\(stage.session.folder)/speech.wav", in: stage.session)
      try await stage.say(file)
      try await app.text(of: .view, becomes: "the words") { words($0) == "please write this down" }
    }
  }

  /// What is dictated is what was said, but for the errors of a recognizer of 27 MB.
  @Test(.enabled(if: Workspace.shared != nil, "the recordings of ../shared/speech are not here"))
  func recordingsOfPeople() async throws {
    try await SpokenStage.run { stage in
      let app = try await stage.open(.gtk3)
      var errors = 0
      var count = 0
      for recording in try Recording.all {
        try await app.set("", in: .view)
        try await stage.say(recording.file)
        let text = try await app.text(of: .view, becomes: "the words of \(recording.file)") { !$0.isEmpty }
        errors += wordErrors(words(text), recording.transcript)
        count += recording.transcript.split(separator: " ").count
      }
      #expect(Double(errors) / Double(count) < 0.5, "\(errors) errors in \(count) words")
    }
  }
}
