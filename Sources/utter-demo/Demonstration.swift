import AudioFiles
import GLibRuntime
import Glibc
import Speech
import TestSupport

/// Speaks into a text field of a private session, and shows what happens.
@GLibActor
struct Demonstration {
  var toolkit: TextFieldApp.Toolkit
  var recognizer: String
  /// A recording; nil for a synthesized sentence.
  var speech: String?

  /// PocketSphinx understands it from flite, also where noise follows.
  static let sentence = "please write this down"
  private static let key = "Control_R"

  /// Prints the steps as they happen, at last the path of a screenshot and the committed text.
  func run() async throws {
    // A recording that cannot be read is told before anything is started.
    if let speech { _ = try AudioFileReader(path: speech) }
    let settings = ["recognizer": "'\(recognizer)'"]
    step("Starting a private session: home, message bus, display, IBus daemon. Your own desktop is not touched.")
    try await PrivateSession.run(SessionOptions(display: .xvfb, hasPanel: true, settings: settings)) { session in
      try await show(in: session)
    }
  }

  private func show(in session: PrivateSession) async throws {
    step("Starting a sound server with one microphone.")
    let sound = try await PulseServer(in: session)
    let microphone = try await sound.addMicrophone()
    let samples = try await samples(in: session)

    step("Waiting until Utter is the active input source.")
    try await IBusConnection(to: session).isActive(engine: "utter")

    step("Opening a text editor (\(toolkit.rawValue)) and giving it the focus.")
    try await Screenshot.paintBackground(in: session)
    let editor = try await TextFieldApp(toolkit, name: "Notes", look: .editor, in: session)
    let keyboard = Keyboard(session)
    try await keyboard.center(editor)
    try await keyboard.focus(editor)
    try await editor.gainsFocus(.view)

    let monitor = try await ServiceMonitor(in: session)
    let narration = Task { await narrate(monitor) }
    defer { narration.cancel() }
    step("Holding the right Control key.")
    try await keyboard.down(Self.key)
    try await monitor.unlessItFails { try await monitor.signal("Started") }
    step("The microphone is open. Speaking \(seconds(samples.count)) s into it.")
    let start = monitor.signals.count
    let playing = Task { await microphone.play(samples) }
    try await wordsOrEnd(of: playing, monitor, from: start)
    let speaking = try await screenshot("utter-speaking.png", in: session)
    await playing.value
    step("Releasing the key.")
    try await keyboard.up(Self.key)

    let text = try await monitor.unlessItFails {
      try await editor.text(of: .view, becomes: "the dictated text") { !$0.isEmpty }
    }
    try await editor.paint()
    let done = try await screenshot("utter-demo.png", in: session)
    step("Once Utter is installed, `utter models install` brings a recognizer that is worth dictating letters with.")
    print("screenshot while speaking: \(speaking)")
    print("screenshot: \(done)")
    print("committed: \(text)")
    await editor.quit()
  }

  private func samples(in session: PrivateSession) async throws -> [Int16] {
    let file: String
    if let speech {
      step("Reading \(speech).")
      file = speech
    } else {
      step("Synthesizing “\(Self.sentence)” with flite.")
      file = try await Flite.speak(Self.sentence, into: "\(session.folder)/speech.wav", in: session)
    }
    // A breath before the key is released, as people take one.
    return try AudioFileReader(path: file).rest() + [Int16](repeating: 0, count: AudioFormat.sampleRate / 4)
  }

  /// Returns in the midst of the words, or at their end where none are heard before.
  private func wordsOrEnd(of playing: Task<Void, Never>, _ monitor: ServiceMonitor, from start: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await monitor.signal("Partial", from: start) { signal in
          signal.strings.joined(separator: " ").split(separator: " ").count > 2
        }
      }
      group.addTask { await playing.value }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Prints the words as they are heard.
  private func narrate(_ monitor: ServiceMonitor) async {
    var count = 0
    while let signal = try? await monitor.signals.wait(for: "words", from: count, { $0.first }) {
      count += 1
      if signal.name == "Partial" { step("Heard so far: \(signal.strings.joined(separator: " "))") }
    }
  }

  private func screenshot(_ name: String, in session: PrivateSession) async throws -> String {
    let file = "\(Workspace.root)/.build/\(name)"
    try await Screenshot.take(file, in: session)
    return file
  }

  private func seconds(_ samples: Int) -> String {
    let tenths = (samples * 10 + AudioFormat.sampleRate / 2) / AudioFormat.sampleRate
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// At once, also into a pipe.
  private func step(_ text: String) {
    print("· \(text)")
    fflush(nil)
  }
}
