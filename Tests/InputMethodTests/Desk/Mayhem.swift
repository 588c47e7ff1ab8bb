import DictationCore
import TestSupport

@testable import InputMethod

/// Everything that can happen at a desk, at random, and the account of where every text went.
///
/// The text of a dictation is one letter of its own, many times over, so that each piece of it is known wherever it
/// lands.
final class Mayhem {
  /// A stay of the focus in one field: coming back is another.
  struct Visit: Hashable {
    let number: Int
    let field: DeskField?
  }

  let desk = Desk()
  private(set) var violations: [String] = []
  private(set) var log: [String] = []

  private var random: SeededRandom
  private var visit = Visit(number: 0, field: nil)
  /// What the client has still to say about the last move.
  private var untold: [FieldEvent] = []
  private var destinations: [SessionID: Visit] = [:]
  private var lengths: [SessionID: Int] = [:]
  private var unfinished: [SessionID] = []
  private var failed: Set<SessionID> = []
  private var seen = (started: 0, taken: 0, restored: 0, commits: 0)
  private var ports: [FakeField] = []
  private var isAway = false

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    desk.service.isPrompt = false
    ports = [desk.port]
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      step()
      keepAccount()
    }
    comeToRest()
  }

  // MARK: Steps

  private func step() {
    // A client tells of its moves before anything else that comes from it, but others may be in between.
    if !untold.isEmpty {
      if chance(3) { return note("untold") { desk.handle(untold.removeFirst()) } }
      if chance(2) { return note("4 ms") { desk.clock.advance(by: .milliseconds(4)) } }
    }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<4: move()
    case 4..<6: note("click") { told { desk.handle(.reset) } }
    case 6..<20: note("toggle") { told { desk.toggle() } }
    case 20..<27: note("hold") { told { desk.press(Keysym.rightControl) } }
    case 27..<33: note("release") { told { desk.release(Keysym.rightControl, .control) } }
    case 33..<36: note("type") { told { desk.tap(0x61) } }
    case 36..<38: note("escape") { told { desk.escape() } }
    case 38..<60: note("answer") { desk.service.flushOne() }
    case 60..<76: finish()
    case 76..<78: race()
    case 78: fail()
    case 79..<89: wait()
    case 89..<92: ask()
    case 92..<95: choose()
    case 95: switchEngine()
    case 96: note("unused object") { createUnusedObject() }
    case 97: note("lock") { desk.service.send(.sessionInactive) }
    default: note("surroundings") { told { desk.handle(.surroundingText("some text. ", cursor: 11, anchor: 11)) } }
    }
  }

  private static let fields: [DeskField?] = [
    nil, .gtkA, .gtkB, .gtkPassword, .terminal, .qtA, .qtB, .qtPassword, .gnomeA, .gnomeB, .gnomePassword, .unknownA,
    .unknownB,
  ]

  private func move() {
    let field = Self.fields.randomElement(using: &random) ?? nil
    note("focus \(field.map { "\($0.toolkit) \($0.name)" } ?? "nothing")") {
      told {}
      untold = desk.moves(to: field)
      visit = Visit(number: visit.number + 1, field: field)
      desk.handle(untold.removeFirst())
      if chance(2) { told {} }
    }
  }

  /// The client speaks of everything before `body`, in order.
  private func told(_ body: () -> Void) {
    while !untold.isEmpty { desk.handle(untold.removeFirst()) }
    body()
  }

  private func finish() {
    guard let session = unfinished.randomElement(using: &random) else { return }
    note("text of \(session.rawValue)") { say(session) }
  }

  /// The text and the focus set out together.
  private func race() {
    finish()
    note("race") {
      desk.service.flush()
      desk.clock.advance(by: .milliseconds(Int.random(in: 0...120, using: &random)))
    }
    keepAccount()
    move()
  }

  private func say(_ session: SessionID) {
    let length = lengths[session] ?? (chance(4) ? 6000 : Int.random(in: 1...20, using: &random))
    lengths[session] = length
    unfinished.removeAll { $0 == session }
    desk.service.finish(session, String(repeating: letter(of: session), count: length))
  }

  private func fail() {
    guard let session = unfinished.randomElement(using: &random) else { return }
    note("failure of \(session.rawValue)") {
      unfinished.removeAll { $0 == session }
      failed.insert(session)
      desk.service.send(.failed(session, DictationFailure(.recognizerFailed, "It failed.")))
    }
  }

  private func wait() {
    let milliseconds = [1, 20, 60, 120, 260, 1000, 3000, 12_000].randomElement(using: &random) ?? 1
    note("\(milliseconds) ms") { told { desk.clock.advance(by: .milliseconds(milliseconds)) } }
  }

  private func ask() {
    // Whatever is inserted again is on no account.
    let triggers = ServiceEvent.Trigger.allCases.filter { $0 != .insertLast }
    guard let trigger = triggers.randomElement(using: &random) else { return }
    note("outside \(trigger)") { desk.service.send(.triggerRequested(trigger)) }
  }

  private func choose() {
    let keys = [PropertyKey.dictation, PropertyKey.insertPending, PropertyKey.restore]
    guard let key = keys.randomElement(using: &random) else { return }
    note("menu \(key)") { desk.handle(.propertyActivated(key: key, isOn: true)) }
  }

  private func switchEngine() {
    note(isAway ? "engine back" : "engine away") {
      told {}
      if isAway {
        desk.switchBack()
        ports.append(desk.port)
      } else {
        desk.switchAway()
      }
      isAway.toggle()
      // What comes back is another stay, for all that is known.
      visit = Visit(number: visit.number + 1, field: visit.field)
    }
  }

  private func createUnusedObject() {
    let id = EngineID(rawValue: UInt64.random(in: 1_000_000..<2_000_000, using: &random))
    desk.method.engineCreated(id, field: FakeField(), language: nil)
    desk.method.engineDestroyed(id)
  }

  // MARK: The account

  private func keepAccount() {
    let service = desk.service
    for session in service.started[seen.started...] {
      destinations[session] = visit
      unfinished.append(session)
    }
    for session in service.taken[seen.taken...] { destinations[session] = visit }
    for session in service.restored[seen.restored...] {
      destinations[session] = visit
      // The service has the text already, or will have it.
      if lengths[session] != nil { say(session) }
    }
    for index in desk.commits.indices[seen.commits...] { judgeCommit(at: index) }
    seen = (service.started.count, service.taken.count, service.restored.count, desk.commits.count)
  }

  private func judgeCommit(at index: Int) {
    let commit = desk.commits[index]
    if commit.text.utf8.count > 3000 { violate("a commit of \(commit.text.utf8.count) bytes") }
    guard let field = commit.field else { return violate("a commit into nothing") }
    if field.isSecret { violate("a commit into \(field.name)") }
    for session in sessions(in: commit.text) where destinations[session] != visit {
      violate("\(session.rawValue) came to \(visit), not to \(String(describing: destinations[session]))")
    }
    if index > 0, field.toolkit == .gnome || field.toolkit == .unknown {
      let gap = commit.time - desk.commits[index - 1].time
      if gap < .milliseconds(50) { violate("a commit \(gap) after another") }
    }
  }

  /// Lets everything end, and then looks for every text.
  private func comeToRest() {
    told {}
    for _ in 0..<4 {
      desk.service.flush()
      for session in unfinished { say(session) }
      desk.service.flush()
      desk.clock.advance(by: .seconds(70))
      keepAccount()
    }
    for (session, length) in lengths.sorted(by: { $0.key < $1.key }) { judge(session, length) }
    if ports.contains(where: { $0.commitsBesidePreedit > 0 }) { violate("a commit beside a preview") }
    if let next = desk.clock.nextAlarm { violate("an alarm at \(next) for nothing") }
  }

  private func judge(_ session: SessionID, _ length: Int) {
    let service = desk.service
    let letter = letter(of: session)
    let committed = desk.commits.reduce(0) { $0 + $1.text.count { $0 == letter } }
    let waiting = service.pending.filter { $0.session == session }
    let left = waiting.reduce(0) { $0 + $1.draft.text.count { $0 == letter } }
    let timesDelivered = service.outcomes(of: session).count { $0 == .delivered }
    let isCancelled = service.cancelled.count { $0 == session } > service.restored.count { $0 == session }
    let fates =
      (timesDelivered > 0 ? 1 : 0) + waiting.count + (isCancelled ? 1 : 0) + (failed.contains(session) ? 1 : 0)
    if fates != 1 || timesDelivered > 1 {
      violate(
        "\(session.rawValue): \(timesDelivered) × delivered, \(waiting.count) × pending, cancelled: \(isCancelled)")
    }
    let expected = isCancelled || failed.contains(session) ? 0 : length
    if committed + left != expected {
      violate("\(session.rawValue): \(committed) committed and \(left) left of \(length)")
    }
  }

  // MARK: Small things

  private func note(_ text: String, _ body: () -> Void) {
    log.append(text)
    body()
  }

  private func violate(_ text: String) { violations.append("after step \(log.count): \(text)") }

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private static let letters: [Character] = (0x1200...0x135a).compactMap { value in
    Unicode.Scalar(UInt32(value)).flatMap { $0.properties.isAlphabetic ? Character($0) : nil }
  }

  /// Letters without case, since the seam sets that.
  private func letter(of session: SessionID) -> Character { Self.letters[Int(session.rawValue)] }

  private func sessions(in text: String) -> Set<SessionID> {
    Set(
      Set(text).compactMap { character in
        Self.letters.firstIndex(of: character).map { SessionID(rawValue: UInt64($0)) }
      })
  }
}
