public import DictationCore
public import GLibRuntime

extension DictationClient {
  /// Begins a dictation. The answer has no time limit of its own: it comes, or the service is gone, so that no session
  /// can begin behind our back.
  public func start(
    _ request: StartRequest, reply: @escaping @GLibActor (Result<SessionID, DictationFailure>) -> Void
  ) {
    perform(call("Start", [.dictionary(request.dictionary)]), read: { try $0.session() }, reply: reply)
  }

  /// Ends the recording and goes on to the text.
  public func stop(_ session: SessionID) { tell("Stop", [session.variant]) }

  /// What is said while it is paused is not recorded.
  public func setPaused(_ isPaused: Bool, _ session: SessionID) {
    tell("SetPaused", [session.variant, isPaused.variant])
  }

  /// Ends the session without text.
  public func cancel(_ session: SessionID) { tell("Cancel", [session.variant]) }

  /// Takes the text as it is now, without what a model may still make of it.
  public func accept(_ session: SessionID) { tell("Accept", [session.variant]) }

  /// Brings a cancelled session back within 60 s; its text follows as an event.
  public func restore(_ session: SessionID) { tell("Restore", [session.variant]) }

  /// Says what became of a text.
  ///
  /// - Parameter remainder: with `.pending`, what is left of a text whose first pieces were sent.
  public func delivered(_ session: SessionID, _ outcome: DeliveryOutcome, remainder: Draft? = nil) {
    var details: [String: Variant] = [:]
    details["remainder"] = remainder.map { .dictionary($0.dictionary) }
    tell("Delivered", [session.variant, .string(outcome.rawValue), .dictionary(details)])
  }

  /// Says what of a session stands in a field.
  public func inserted(_ session: SessionID, _ draft: Draft, as text: String) {
    tell("Inserted", [session.variant, .dictionary(draft.dictionary), .string(text)])
  }

  /// Takes over a text to change it: one that waits, or a copy of one that was inserted.
  public func edit(_ session: SessionID, reply: @escaping @GLibActor (Result<Draft, DictationFailure>) -> Void) {
    perform(call("Edit", [session.variant]), read: { try Draft(dictionary: try $0.value(at: 0)) }, reply: reply)
  }

  /// Gives the text of `edit` back, changed. It waits.
  public func edited(
    _ session: SessionID, _ draft: Draft, reply: @escaping @GLibActor (Result<Void, DictationFailure>) -> Void
  ) {
    perform(call("Edited", [session.variant, .dictionary(draft.dictionary)]), read: { _ in }, reply: reply)
  }

  /// Claims the oldest pending text, once; nil where nothing is pending.
  public func take(reply: @escaping @GLibActor (Result<PendingText?, DictationFailure>) -> Void) {
    perform(call("Take"), read: { try PendingText.read($0) }, reply: reply)
  }

  /// The versions of a dictation that the service still knows.
  public func alternatives(
    of session: SessionID, reply: @escaping @GLibActor (Result<[Alternative], DictationFailure>) -> Void
  ) {
    perform(
      call("Alternatives", [session.variant]),
      read: { values in
        try values.value(at: 0, as: [[String: Variant]].self).map { try Alternative(dictionary: $0) }
      }, reply: reply)
  }

  /// Has a model write a dictation in a tone that is among its versions without a text.
  public func write(
    _ session: SessionID, in tone: String,
    reply: @escaping @GLibActor (Result<Alternative, DictationFailure>) -> Void
  ) {
    perform(
      call("WriteInTone", [session.variant, .string(tone)]),
      read: { try Alternative(dictionary: try $0.value(at: 0)) }, reply: reply)
  }

  /// Leaves a text to be taken, as if its field had gone. `cancel` withdraws it, and so does our end.
  public func offer(_ draft: Draft, reply: @escaping @GLibActor (Result<SessionID, DictationFailure>) -> Void) {
    perform(call("Offer", [.dictionary(draft.dictionary)]), read: { try $0.session() }, reply: reply)
  }

  /// Turns a sound file into text; progress and text follow as events.
  ///
  /// - Parameter file: open for reading, at its beginning.
  public func transcribe(
    _ file: OwnedDescriptor, _ request: TranscribeRequest,
    reply: @escaping @GLibActor (Result<SessionID, DictationFailure>) -> Void
  ) {
    var transcribe = call("Transcribe", [.handle(0), .dictionary(request.dictionary)])
    transcribe.descriptors = [file]
    perform(transcribe, read: { try $0.session() }, reply: reply)
  }

  /// Has a language model rewrite a text.
  public func rewrite(
    _ text: String, _ request: RewriteRequest,
    reply: @escaping @GLibActor (Result<RewriteReply, DictationFailure>) -> Void
  ) {
    let call = call("Rewrite", [.string(text), .dictionary(request.dictionary)])
    perform(call, read: { try RewriteReply(values: $0) }, reply: reply)
  }

  public func tones(reply: @escaping @GLibActor (Result<ToneList, DictationFailure>) -> Void) {
    perform(call("Tones"), read: { try ToneList(values: $0) }, reply: reply)
  }

  public func status(reply: @escaping @GLibActor (Result<ServiceStatus, DictationFailure>) -> Void) {
    perform(call("Status"), read: { try ServiceStatus(dictionary: try $0.value(at: 0)) }, reply: reply)
  }

  /// Asks the engine that is the input source in use for what its keys do. Fails with `.noEngine` where there is none.
  public func trigger(
    _ trigger: ServiceSignal.Trigger, reply: @escaping @GLibActor (Result<Void, DictationFailure>) -> Void
  ) {
    perform(call("Trigger", [.string(trigger.rawValue)]), read: { _ in }, reply: reply)
  }
}

extension DictationClient {
  /// Asks what can be chosen now, which is told by an event; a service that is not there is left alone, as it says so
  /// when it comes.
  public func refreshChoices() {
    var call = call("Choices")
    call.startsService = false
    connection.call(call, replyType: "(a{sv})") { [weak self] result in
      guard let self, case .success(let reply) = result,
        let choices = try? ServiceChoices(dictionary: try reply.values.value(at: 0))
      else { return }
      onEvent?(.choices(choices))
    }
  }

  func call(_ method: String, _ arguments: [Variant] = []) -> MethodCall {
    MethodCall(
      to: DictationInterface.busName, path: DictationInterface.path, interface: DictationInterface.name,
      method: method, arguments)
  }

  /// Sends without wanting an answer. It is about a session, which a service that is not there does not have; but what
  /// became of a text is kept, so that starts it.
  private func tell(_ method: String, _ arguments: [Variant]) {
    var call = call(method, arguments)
    call.startsService = method == "Delivered"
    connection.send(call)
  }

  private func perform<Answer: Sendable>(
    _ call: MethodCall, read: @escaping @GLibActor ([Variant]) throws -> Answer,
    reply: @escaping @GLibActor (Result<Answer, DictationFailure>) -> Void
  ) {
    whenRegistered { [connection] registration in
      if case .failure(let failure) = registration {
        reply(.failure(failure))
        return
      }
      connection.call(call, timeout: BusConnection.forever) { result in
        reply(
          result.mapError { DictationFailure($0) }.flatMap { answer in
            do { return .success(try read(answer.values)) } catch { return .failure(.otherVersion) }
          })
      }
    }
  }
}

extension PendingText {
  fileprivate static func read(_ values: [Variant]) throws(VariantError) -> PendingText? {
    let session = try values.session()
    guard session.rawValue != 0 else { return nil }
    return PendingText(session: session, draft: try Draft(dictionary: try values.value(at: 1)))
  }
}
