internal import CPulse
internal import Speech

/// One question for the default source and the list of all sources, and the closure that waits for the answer.
final class MicrophoneQuestion {
  private unowned let connection: PulseConnection
  private let answer: ([Microphone]) -> Void
  private var defaultName = ""
  private var found: [Microphone] = []

  init(_ connection: PulseConnection, answer: @escaping ([Microphone]) -> Void) {
    self.connection = connection
    self.answer = answer
  }

  /// The server answers in order, so the end of the list is the end of both.
  func ask() {
    let this = Unmanaged.passUnretained(self).toOpaque()
    connection.forget(
      pa_context_get_server_info(
        connection.context,
        { _, info, this in
          guard let name = info?.pointee.default_source_name else { return }
          Unmanaged<MicrophoneQuestion>.fromOpaque(this!).takeUnretainedValue().defaultName = String(cString: name)
        }, this))
    connection.forget(
      pa_context_get_source_info_list(
        connection.context,
        { _, info, end, this in
          let question = Unmanaged<MicrophoneQuestion>.fromOpaque(this!).takeUnretainedValue()
          if end == 0, let info { question.found.append(Microphone(info.pointee)) } else { question.finish() }
        }, this))
  }

  private func finish() {
    // The last reference may be the one in the connection.
    let this = self
    connection.questions[ObjectIdentifier(self)] = nil
    this.answer(
      found.map {
        var microphone = $0
        microphone.isDefault = microphone.name == defaultName
        return microphone
      })
  }
}

extension PulseConnection {
  /// Calls `answer` under the lock with every source there is; never where the connection fails first.
  func microphones(_ answer: @escaping ([Microphone]) -> Void) {
    let question = MicrophoneQuestion(self, answer: answer)
    questions[ObjectIdentifier(question)] = question
    question.ask()
  }
}
