import DictationCore
import GLibRuntime
import Profiles
import Speech
import TestSupport
import Testing

@testable import DictationService

/// What the profile of a field changes about a dictation into it.
@Suite(.timeLimit(.minutes(20))) struct ProfileTests {
  init() { GLibThread.start() }

  @GLibActor private func profiles(_ folder: TemporaryFolder) throws -> LiveProfiles {
    var gedit = Profile(application: "gedit")
    gedit.language = "de"
    gedit.recognizer = "sherpa/tiny"
    gedit.preview = "off"
    gedit.rules = false
    let file = ProfileFile(path: folder.path + "/profiles.json")
    try file.write(ProfileList([gedit]))
    return LiveProfiles(file)
  }

  @Test(arguments: [("gtk3-im:gedit", true), ("gtk3-im:other", false), ("gnome-shell", false)])
  @GLibActor func `a profile counts in its program`(client: String, counts: Bool) async throws {
    let folder = try TemporaryFolder()
    let desk = Desk(profiles: try profiles(folder))
    let id = try await desk.host.start(StartRequest(mode: .hold, client: client), from: desk.engine)
    let capture = desk.source.opened.last!
    capture.hear(seconds: 1)
    try await desk.host.stop(id, from: desk.engine)
    let utterance = try #require(await desk.utterance())
    #expect(utterance.language == (counts ? "de" : "en"))
    #expect(utterance.recognizer.description == (counts ? "sherpa/tiny" : "pocketsphinx"))
    utterance.reply(.text("um hello"))
    var previews: [String] = []
    var text: String?
    while text == nil, let signal = await desk.next() {
      if case .preview(id, let style) = signal { previews.append(style) }
      if case .textReady(id, .final, let draft) = signal { text = draft.text }
    }
    #expect(previews == (counts ? ["off"] : []))
    #expect(text == (counts ? "um hello" : "hello"))
  }
}
