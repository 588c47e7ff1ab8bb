import FoundationEssentials
import GLibRuntime
import SpeechModels
import TestSupport
import Testing

/// What the pages do beside settings, in the real window.
@Suite struct PageTests {
  @Test func `every page opens, and Tab leads into it`() async throws {
    let pages = [
      ("Welcome", AccessibleApp.Role.button, "Add: Input source"), ("Dictation", .button, "Remove Right Ctrl"),
      ("Microphone", .number, "Keep it open"), ("Recognition", .choice, "Language"), ("Words", .entry, "As it is said"),
      ("Privacy", .toggle, "Use no network at all"),
    ]
    try await SettingsStage.run(page: "history") { stage in
      try await stage.app.find(.search, "Search in the history")
      for (page, role, control) in pages {
        try await stage.open(page)
        try await stage.focus(role, control)
      }
      try await stage.open("About")
      try await stage.app.wait(.button, "Examine: Examine again", "sensitive", true)
      try await stage.app.find(.label, "0.1.0")
    }
  }

  @Test func `an entry of the dictionary is made in the window, and one made by hand is seen`() async throws {
    try await SettingsStage.run(page: "words") { stage in
      try await stage.app.find(.label, "Let's meet on Tuesday at 5:30 PM, and bring $25")
      try await stage.app.write("Kubernetes", into: .entry, "What is written")
      try await stage.app.press("Add: Add it")
      try await stage.app.find(.label, "Kubernetes")
      let file = "\(stage.session.folder)/home/.config/utter/dictionary.csv"
      #expect(try File.read(file) == "spoken,written,kind\n,Kubernetes,word\n")
      try File.write("spoken,written,kind\nmy shop,Musterladen,snippet\n", to: file)
      try await stage.app.find(.label, "Snippet: Musterladen")
    }
  }

  @Test func `a tone is written, tried with the model, renamed and removed`() async throws {
    let chat = try StubChat { question in
      .chat(question.system.contains("pirate") ? "Arr, the report is late again, send it to me today!" : "No.")
    }
    let settings = ["rewrite-base-url": "'\(chat.address)'", "rewrite-model": "'stub-model'", "tone": "'pirate'"]
    try await SettingsStage.run(page: "words", settings: settings) { stage in
      let file = "\(stage.session.folder)/home/.config/utter/tones.txt"
      try await stage.app.press("Edit: All tones")
      try await stage.app.write("pirate", into: .entry, "Name")
      try await stage.app.write("As a pirate would say it.", into: .entry, "What the model is asked for")
      try await stage.app.press("Save: Save the tone")
      try await stage.app.find(.label, "As a pirate would say it.")
      #expect(try File.read(file) == "pirate: As a pirate would say it.\n")

      try await stage.app.press("Try: Rewrite it")
      try await stage.app.find(.label, "Arr, the report is late again, send it to me today!")
      chat.server.stop()
      try await stage.app.press("Try: Rewrite it")
      try await stage.app.find(.label, "No language model server answers at *")

      try await stage.app.press("Back: Words")
      try await stage.app.press("Edit: All tones")
      try await stage.app.press("Edit: pirate")
      try await stage.app.find(.label, "The tone “pirate”")
      try await stage.app.write("captain", into: .entry, "Name")
      try await stage.app.press("Save: Save the tone")
      try await stage.setting("tone", becomes: "'captain'")
      try await stage.app.press("Remove: captain")
      try await stage.app.press("Remove Remove")
      try await stage.setting("tone", becomes: "''")
      #expect(try File.read(file) == "")
    }
  }

  @Test func `a profile is made for a program, and one made by hand is seen`() async throws {
    try await SettingsStage.run(page: "words") { stage in
      let file = "\(stage.session.folder)/home/.config/utter/profiles.json"
      try await stage.app.press("Edit: Profiles")
      try await stage.app.write("gedit", into: .entry, "Program")
      try await stage.choose("Tone", 1)
      try await stage.app.press("Save: Save the profile")
      try await stage.app.find(.label, "tone: plain")
      #expect(try File.read(file).contains("\"tone\" : \"plain\""))
      try File.write("{\"profiles\": [{\"application\": \"kate\", \"rules\": false}]}", to: file)
      try await stage.app.find(.label, "without the rules")
      try File.write("{\"profiles\": ", to: file)
      try await stage.app.find(.label, "The profiles in “*")
      try await stage.app.press("Back: Words")
      try await stage.app.find(.button, "Edit: Profiles")
    }
  }

  @Test func `without a sound server, an IBus daemon or a history the window says so`() async throws {
    try await SettingsStage.run(page: "microphone") { stage in
      try await stage.app.find(.label, "No sound server answers*")
      await stage.session.stopDaemon()
      try await stage.open("Welcome")
      try await stage.app.find(.label, "No ibus-daemon answers in this session.*")
      try await stage.session.startDaemon()
      try await stage.app.press("Look again: IBus")
      try await stage.app.find(.label, "Input source")
      try await stage.open("History")
      try await stage.app.find(.label, "What you dictate is listed here.")
    }
  }

  @Test func `a model is installed from a server, and removed`() async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      let archive = "\(session.folder)/tiny.tar.gz"
      try await session.run("tar", "-C", TinySpeechModel.folder, "-czf", archive, "model.onnx", "tokens.txt")
      let content = try Data(contentsOf: URL(filePath: archive))
      let server = try await StubFileServer(content)
      let program = try await SettingsStage.install(
        model: server.address, bytes: content.count, in: session)
      let stage = try await SettingsStage("recognition", program: program, in: session)
      try await stage.app.press("Install: Tiny")
      try await stage.app.find(.button, "Remove: Tiny")
      #expect(session.models.store.installed().map(\.name) == ["tiny"])
      #expect(session.models.knowledge[session.models.store["tiny"]!].realTimeFactor != nil)
      try await stage.app.press("Remove: Tiny")
      // GTK puts the label and what labels it together.
      try await stage.app.press("Remove Remove")
      try await stage.app.find(.button, "Install: Tiny")
      #expect(session.models.store.installed().isEmpty)
      await stage.app.quit()
      await server.stop()
    }
  }

  @Test func `a first sentence is dictated in the welcome page`() async throws {
    try await DictationStage.run(SessionOptions(display: .xvfb)) { dictation in
      let panel = try await ScriptedPanel(in: dictation.session)
      try await IBusConnection(to: dictation.session).activate(engine: "utter")
      let stage = try await SettingsStage("welcome", in: dictation.session)
      try await stage.focus(.entry, "Speak into this field")
      let fingers = Fingers()
      try await fingers.press { try await stage.keyboard.press("ctrl+shift+space") }
      try await panel.saysRecording(from: 0)
      try await fingers.press { try await stage.keyboard.press("ctrl+shift+space") }
      try await panel.saysProcessing(from: 0)
      dictation.script.answer("so this is my first sentence")
      try await stage.app.find(.label, "It arrived. Dictation works.")
      let written = try await stage.app.find(.entry, "Speak into this field")
      #expect(written.lowercased().contains("this is my first sentence"))
      await stage.app.quit()
    }
  }
}
