import DictationCore
import GLibRuntime
import Testing

@testable import ServiceInterface

struct CodecTests {
  @Test(arguments: [
    StartRequest(mode: .hold), StartRequest(mode: .toggle, client: "gtk3-im:gedit", purpose: .terminal),
    StartRequest(mode: .hold, client: "", purpose: .pin, hints: [.isPrivate, .emoji], language: "de-AT"),
  ]) func startRequest(_ request: StartRequest) throws {
    #expect(try StartRequest(dictionary: request.dictionary) == request)
    var note = request
    (note.isNote, note.title, note.isOffTheRecord) = (true, "Ideas", true)
    #expect(try StartRequest(dictionary: note.dictionary) == note)
  }

  @Test(arguments: [
    Draft(text: ""), Draft(text: "Ünïcode \u{1F3A4}\n", mayLowercaseFirst: true),
    Draft(text: "so.", finalStopIsGuessed: true),
  ]) func draft(_ draft: Draft) throws {
    #expect(try Draft(dictionary: draft.dictionary) == draft)
  }

  @Test(arguments: [
    ClientRegistration(version: "1.2", role: .engine, isActive: false), ClientRegistration(version: "", role: .tool),
    ClientRegistration(version: "1", role: .engine, language: "de"),
  ]) func clientRegistration(_ client: ClientRegistration) throws {
    #expect(try ClientRegistration(dictionary: client.dictionary) == client)
  }

  @Test func serviceRegistration() throws {
    var service = ServiceRegistration(version: "1.2", pending: 3)
    #expect(try ServiceRegistration(dictionary: service.dictionary) == service)
    service.choices = ServiceChoices(
      languages: ["de", "en"], recognizers: ["sherpa/a": "A", "pocketsphinx": "PocketSphinx"],
      tones: ["formal": "Formal"])
    #expect(try ServiceRegistration(dictionary: service.dictionary) == service)
  }

  @Test(arguments: ServiceStatus.State.allCases) func status(_ state: ServiceStatus.State) throws {
    var status = ServiceStatus(
      state: state, recognizer: "pocketsphinx", source: "alsa.x", pending: 2, sessions: 1, version: "1.2")
    status.hasEngine = true
    #expect(try ServiceStatus(dictionary: status.dictionary) == status)
  }

  @Test(arguments: [TranscribeRequest(), TranscribeRequest(recognizer: "auto", language: "en", name: "a.wav")])
  func transcribeRequest(_ request: TranscribeRequest) throws {
    #expect(try TranscribeRequest(dictionary: request.dictionary) == request)
  }

  @Test(
    arguments: [
      ServiceSignal.started(SessionID(rawValue: 1)), .level(SessionID(rawValue: .max), 0.25),
      .partial(SessionID(rawValue: 2), stable: "one two", volatile: " three"), .stopped(SessionID(rawValue: 3)),
      .progress(SessionID(rawValue: 3), 1), .textReady(SessionID(rawValue: 4), .final, Draft(text: "Hello.")),
      .rewriting(SessionID(rawValue: 4), raw: "um hello", rules: "Hello"),
      .textReady(SessionID(rawValue: 4), .rules, Draft(text: "")), .pendingChanged(0), .sessionInactive,
      .remark(SessionID(rawValue: 6), "A sentence."),
      .noticed("A sentence."),
    ] + ServiceSignal.Trigger.allCases.map { .triggerRequested($0) }
      + DictationFailure.Code.allCases.map { .failed(SessionID(rawValue: 5), DictationFailure($0, "A sentence.")) })
  func signal(_ signal: ServiceSignal) throws {
    let (name, arguments) = signal.message
    #expect(try ServiceSignal(name: name, arguments: arguments) == signal)
    // What is sent is what the interface says.
    let declaration = try #require(
      DictationInterface.xml.firstMatch(of: try Regex("<signal name=\"\(name)\"(/>|(?s:.*?)</signal>)")))
    let types = declaration[0].substring!.matches(of: /type="([^"]*)"/).map { String($0.1) }
    #expect(types == arguments.map(\.type.rawValue))
  }

  @Test func unknownSignalsAreNothing() throws {
    #expect(try ServiceSignal(name: "Alternatives", arguments: []) == nil)
    #expect(try ServiceSignal(name: "TriggerRequested", arguments: [.string("dance")]) == nil)
  }

  @Test(arguments: DictationFailure.Code.allCases) func failuresKeepCodeAndSentence(_ code: DictationFailure.Code) {
    let failure = DictationFailure(code, "What happened; what to do.")
    #expect(DictationFailure(.reply(failure.errorReply)) == failure)
  }

  @Test func unknownKeysAreIgnored() throws {
    var dictionary = StartRequest(mode: .hold).dictionary
    dictionary["window"] = .string("x")
    #expect(try StartRequest(dictionary: dictionary) == StartRequest(mode: .hold))
    #expect(try StartRequest(dictionary: [:]) == StartRequest(mode: .toggle))
  }

  @Test func wrongTypesAndValuesAreNamed() {
    #expect(throws: VariantError.wrongType(key: "hints", expected: .uint32, found: .string)) {
      try StartRequest(dictionary: ["hints": .string("x")])
    }
    #expect(throws: VariantError.missing(key: "text", expected: .string)) { try Draft(dictionary: [:]) }
    #expect(throws: VariantError.wrongValue(key: "mode", found: "press", expected: "one of hold, toggle")) {
      try StartRequest(dictionary: ["mode": .string("press")])
    }
  }
}
