internal import GLibRuntime
internal import HTTP
internal import Logging
internal import Speech

/// One recording on its way to a service. Its samples are kept until there is a text, so that no failure of the way costs
/// one.
@GLibActor
final class SegmentUpload {
  private let access: CloudAccess
  private let form: TranscriptionForm
  private let service: CloudService
  private let previous: SegmentUpload?
  private let log = Logger(label: "cloud")

  private var samples: [Int16] = []
  private var isClosed = false
  private var body: HTTPBody?
  private var tail: [UInt8] = []
  private let changes = Changes()
  private var task: Task<Void, Never>?
  private var outcome: Result<String, CloudFault>?

  /// - Parameter onText: called when there is one.
  init(
    _ access: CloudAccess, _ form: TranscriptionForm, over service: CloudService, after previous: SegmentUpload?,
    isLive: Bool, onText: @escaping @GLibActor () -> Void
  ) {
    self.access = access
    self.form = form
    self.service = service
    self.previous = previous
    previous?.changes.forward(to: changes)
    task = GLibActor.task { [weak self] in
      guard let self else { return }
      let outcome = await run(isLive: isLive)
      self.outcome = outcome
      task = nil
      changes.fire()
      if case .success = outcome { onText() }
    }
  }

  func append(_ new: [Int16]) {
    samples += new
    body?.append(PackedRecording.bytes(new))
  }

  func close() {
    isClosed = true
    body?.complete(with: tail)
    changes.fire()
  }

  func cancel() {
    task?.cancel()
    changes.fire()
  }

  /// The text, where it is there already.
  var known: String? { try? outcome?.get() }

  var hasFailed: Bool {
    if case .failure(let fault) = outcome { fault != .invented } else { false }
  }

  func text() async throws(CloudFault) -> String {
    await changes.wait(while: { outcome == nil })
    guard let outcome else { throw .cancelled }
    return try outcome.get()
  }

  // MARK: The way

  private func run(isLive: Bool) async -> Result<String, CloudFault> {
    // The recording before says what it was about; but nobody waits for it who is done speaking.
    await changes.wait(while: { previous.map { $0.outcome == nil } ?? false && !isClosed && !Task.isCancelled })
    let fields = form.fields(after: previous?.known ?? "")
    let result = await send(fields, isLive: isLive)
    switch result {
    case .failure(let fault):
      let fault = Task.isCancelled && fault != .localOnly ? .cancelled : fault
      service.note(fault, of: access.provider)
      return .failure(fault)
    case .success(let answer):
      service.note(nil, of: access.provider)
      guard let invention = InventionGuard(hints: form.context.hints).judge(answer, voiced: voiced) else {
        return .success(answer.text)
      }
      log.info("An answer of \(access.provider.name) is dropped: \(invention.rawValue).")
      return .failure(.invented)
    }
  }

  private var voiced: Duration {
    var detector = EnergyVoiceDetector()
    _ = detector.feed(samples)
    return AudioFormat.duration(ofSamples: detector.voicedSamples)
  }

  private func send(_ fields: [FormField], isLive: Bool) async -> Result<TranscriptionAnswer, CloudFault> {
    let origin = access.provider.base.origin
    let known = service.memory.takesStreams(origin)
    var attempt = 1
    var streamFailure: Result<HTTPResponse, HTTPError>?
    if isLive, access.provider.mayStream, known != false, !isClosed {
      let outcome = await stream(fields)
      if case .success(let response) = outcome, (200..<300).contains(response.status) {
        service.memory.note(origin, takesStreams: true)
        return parsed(response)
      }
      streamFailure = outcome
      guard !isFinal(outcome) else { return .failure(fault(of: outcome)) }
      // A server that took one before does not stumble over this one for being streamed.
      if known == true { attempt = 2 }
    }
    await changes.wait(while: { !isClosed && !Task.isCancelled })
    let result = await sendFinished(fields, from: attempt)
    if case .success = result, let streamFailure, known == nil, isRefusalOfStream(streamFailure) {
      service.memory.note(origin, takesStreams: false)
    }
    return result
  }

  private func stream(_ fields: [FormField]) async -> Result<HTTPResponse, HTTPError> {
    let form = MultipartForm(fields, fileName: UploadCodec.wav.fileName, fileType: UploadCodec.wav.type)
    let body = HTTPBody(growingFrom: form.head + PackedRecording.growingHeader + PackedRecording.bytes(samples))
    self.body = body
    tail = form.tail
    if isClosed { body.complete(with: tail) }
    defer { self.body = nil }
    return await send(body, form, audio: .seconds(30))
  }

  private func sendFinished(
    _ fields: [FormField], from first: Int
  ) async -> Result<TranscriptionAnswer, CloudFault> {
    let codec = access.provider.codec
    let file: [UInt8]
    do {
      file = try PackedRecording.pack(samples, as: codec)
    } catch {
      return .failure(.broken("the recording cannot be packed"))
    }
    guard file.count <= access.provider.uploadLimit else { return .failure(.tooLong) }
    var waited = Duration.zero
    var attempt = first
    while true {
      let form = MultipartForm(fields, fileName: codec.fileName, fileType: codec.type)
      let outcome = await send(
        HTTPBody(form.head + file + form.tail), form, audio: AudioFormat.duration(ofSamples: samples.count))
      if case .success(let response) = outcome, (200..<300).contains(response.status) { return parsed(response) }
      guard !Task.isCancelled,
        let delay = service.retries.delay(
          after: outcome, attempt: attempt, waited: waited, jitter: Double.random(in: 0...1))
      else { return .failure(fault(of: outcome)) }
      await service.clock.wait(delay)
      waited += delay
      attempt += 1
    }
  }

  private func send(
    _ body: HTTPBody, _ form: MultipartForm, audio: Duration
  ) async -> Result<HTTPResponse, HTTPError> {
    do {
      var request = try access.request(.post, access.provider.path)
      request.fields.append(HTTPField("Content-Type", form.contentType))
      request.body = body
      request.deadlines = CloudDeadlines.request(audio)
      return .success(try await service.transport.send(request))
    } catch let error as HTTPError {
      return .failure(error)
    } catch {
      return .failure(.broken("\(error)"))
    }
  }

  private func parsed(_ response: HTTPResponse) -> Result<TranscriptionAnswer, CloudFault> {
    do throws(CloudFault) {
      return .success(try TranscriptionAnswer(parsing: response.body))
    } catch {
      return .failure(error)
    }
  }

  private func fault(of outcome: Result<HTTPResponse, HTTPError>) -> CloudFault {
    switch outcome {
    case .success(let response): CloudFault(response)
    case .failure(let error): CloudFault(error)
    }
  }

  /// What a finished recording would not change.
  private func isFinal(_ outcome: Result<HTTPResponse, HTTPError>) -> Bool {
    switch outcome {
    case .success(let response): [401, 402, 403, 404].contains(response.status)
    case .failure(.broken), .failure(.answeredEarly), .failure(.totalTimeout), .failure(.firstByteTimeout): false
    case .failure: true
    }
  }

  /// What servers do that want to know the length of a body, or of a WAV file.
  private func isRefusalOfStream(_ outcome: Result<HTTPResponse, HTTPError>) -> Bool {
    switch outcome {
    case .success(let response): [400, 411, 415, 422, 500, 501].contains(response.status)
    case .failure(.broken), .failure(.answeredEarly): true
    case .failure: false
    }
  }
}
