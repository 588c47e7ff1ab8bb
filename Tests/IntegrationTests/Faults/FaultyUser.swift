import GLibRuntime
import ServiceInterface
import TestSupport
import Testing

/// Dictates words that occur once, while the engine or its daemon is killed, and keeps the books.
@GLibActor
final class FaultyUser {
  private(set) var stage: ScriptedStage
  /// What the recognizer heard, a word for each dictation.
  private(set) var said: [String] = []
  private(set) var faults: [EngineFault] = []
  /// With every daemon the applications begin anew; what is in their fields stays.
  private var desktops: [ScriptedDesktop]
  private var random: SeededRandom
  private let client: DictationClient

  struct Accounts {
    /// Words in no field, in no list of texts that wait or were perhaps sent, and not in the history.
    var lost: [String] = []
    /// Words that are in a field twice, or in one and offered for another.
    var twice: [String] = []
    /// How many are in a field.
    var inserted = 0
  }

  init(on stage: DictationStage, seed: UInt64) async throws {
    self.stage = try await ScriptedStage(.gtk3, on: stage)
    desktops = [self.stage.desktop]
    random = SeededRandom(seed: seed)
    let bus = try await BusConnection.connect(to: stage.session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    client = DictationClient(bus, role: .tool, version: "test")
  }

  func dictate() async throws {
    let fault = EngineFault(using: &random)
    faults.append(fault)
    try await stage.desktop.focus(Fields.letter)
    try await begin()
    let asked = stage.script.questions.count
    if fault.moment == .recording { try await strike(fault) }
    if fault.moment != .recording || fault.victim == .nobody { try await stage.toggle() }
    if fault.moment == .stopping { try await strike(fault) }
    // In the shortest of recordings nobody is heard.
    guard try await isAsked(after: asked) else { return }
    if fault.moment == .transcribing { try await strike(fault) }
    let word = Self.word(said.count)
    said.append(word)
    stage.script.answer(word)
    if fault.moment == .committing { try await strike(fault) }
    if fault.victim == .nobody {
      try await stage.desktop.text(of: Fields.letter, becomes: "“\(word)”") { words($0).contains(word) }
    } else {
      while try await client.status().sessions > 0 {}
    }
  }

  /// Presses the key until it begins a dictation: while texts wait, it inserts one of them.
  private func begin() async throws {
    while true {
      let (bubbles, changes) = (stage.panel.events.count, stage.desktop.changes.count)
      let outcome = EventLog<Bool>("what the key did")
      let recording = Task { [panel = stage.panel] in
        try await panel.saysRecording(from: bubbles)
        outcome.append(true)
      }
      let inserted = Task { [fields = stage.desktop.changes] in
        _ = try await fields.wait(for: "a text", from: changes) { $0.first }
        outcome.append(false)
      }
      defer {
        recording.cancel()
        inserted.cancel()
      }
      try await stage.toggle()
      if try await outcome.wait(for: "a dictation, or a text that waited", { $0.first }) { return }
    }
  }

  /// - Returns: false where the dictation is over without a question.
  private func isAsked(after count: Int) async throws -> Bool {
    while stage.script.questions.count == count {
      if try await client.status().sessions == 0 { return stage.script.questions.count > count }
    }
    return true
  }

  private func strike(_ fault: EngineFault) async throws {
    for _ in 0..<fault.pauses { _ = try await client.status() }
    switch fault.victim {
    case .nobody: break
    case .engine:
      try await stage.session.killEngine("ibus-engine-utter")
      try await stage.ibus.activate(engine: "xkb:us::eng")
      try await stage.ibus.activate(engine: "utter")
    case .daemon:
      await stage.session.stopDaemon(9)
      // The engine sees the end of its connection, and ends.
      while !stage.session.processes("ibus-engine-utter").isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      try await stage.session.startDaemon()
      stage = try await ScriptedStage(.gtk3, on: stage.stage)
      desktops.append(stage.desktop)
    }
  }

  /// Where everything went that was said.
  func accounts() async throws -> Accounts {
    let waiting = try await client.status().pending
    var texts: [String] = []
    while let text = try await client.take() {
      texts += [text.draft.text]
      client.delivered(text.session, .delivered)
    }
    let (offered, perhapsSent) = (texts.prefix(waiting), texts.dropFirst(waiting))
    let history = try await stage.session.run(
      "\(Workspace.programs)/utter", "history", "list", "--json", "--limit", "1000")
    let fields = desktops.flatMap { $0.allTexts.values }.flatMap { words($0).split(separator: " ") }
    var accounts = Accounts()
    for word in said {
      let inserted = fields.count { $0 == word }
      let isOffered = offered.contains { words($0) == word }
      accounts.inserted += min(1, inserted)
      if inserted + (isOffered ? 1 : 0) > 1 { accounts.twice.append(word) }
      let isKept = isOffered || perhapsSent.contains { words($0) == word } || words(history).contains(word)
      if inserted == 0, !isKept { accounts.lost.append(word) }
    }
    return accounts
  }

  /// A word that nobody says, another for each number.
  private static func word(_ number: Int) -> String {
    let consonants = Array("bdfgklmnprstvz")
    let syllables = consonants.flatMap { consonant in "aeiou".map { "\(consonant)\($0)" } }
    return "za" + syllables[number / syllables.count % syllables.count] + syllables[number % syllables.count] + "q"
  }
}
