public import GLibRuntime
public import Speech

/// One utterance through a web service: sent while it is spoken where the service allows, a recording a pause.
@GLibActor
public final class CloudRecognizer: Recognizer {
  private let service: CloudService
  private let provider: CloudProvider
  private let model: String
  private let isLive: Bool

  private var access: CloudAccess?
  private var form: TranscriptionForm?
  private var segmenter = Segmenter()
  private var uploads: [SegmentUpload] = []
  private var onEvent: (@Sendable (RecognitionEvent) -> Void)?
  private var isCancelled = false

  init(_ service: CloudService, provider: CloudProvider, model: String, isLive: Bool) {
    self.service = service
    self.provider = provider
    self.model = model
    self.isLive = isLive
  }

  /// Whoever lets go of it wants no text.
  isolated deinit { for upload in uploads { upload.cancel() } }

  /// Finds what stands in the way before the first word, and opens the connection.
  @GLibActor
  public func start(
    _ context: RecognitionContext, onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) async throws {
    do {
      let access = try await service.access(to: provider)
      self.access = access
      if let request = try? access.request(.head, "/") {
        GLibActor.task { [transport = service.transport] in await transport.warm(request) }
      }
    } catch {
      service.note(error, of: provider)
      throw RecognizerError(error, of: provider)
    }
    form = TranscriptionForm(provider: provider, model: model, context: context)
    self.onEvent = onEvent
  }

  @GLibActor
  public func feed(_ samples: [Int16]) async { take(segmenter.feed(samples)) }

  /// - Parameter deadline: not used; a request has deadlines of its own, and a service that is late is raced by the
  ///   local recognizer.
  @GLibActor
  public func finish(deadline: Duration) async throws -> Transcript {
    guard access != nil else { throw RecognizerError.notStarted }
    take(segmenter.finish())
    do {
      return try await transcript()
    } catch .silence {
      return Transcript(text: "")
    } catch {
      for upload in uploads { upload.cancel() }
      throw RecognizerError(isCancelled ? .cancelled : error, of: provider)
    }
  }

  private func transcript() async throws(CloudFault) -> Transcript {
    guard !uploads.isEmpty else { throw .silence }
    var texts: [String] = []
    var isInvented = false
    for upload in uploads {
      do {
        texts.append(try await upload.text())
      } catch .invented {
        isInvented = true
      }
    }
    let text = texts.filter { !$0.isEmpty }.joined(separator: " ")
    guard !text.isEmpty || !isInvented else { throw .invented }
    var transcript = Transcript(text: text)
    transcript.isInDoubt = isInvented
    return transcript
  }

  @GLibActor
  public func cancel() async {
    isCancelled = true
    for upload in uploads { upload.cancel() }
  }

  /// A file is read no faster than it is sent: one recording in hand, one on its way.
  @GLibActor
  public func catchUp(within samples: Int) async {
    guard !isLive, uploads.count > 2 else { return }
    _ = try? await uploads[uploads.count - 3].text()
  }

  @GLibActor
  public var hasFailed: Bool {
    get async { uploads.contains { $0.hasFailed } }
  }

  private func take(_ steps: [Segmenter.Step]) {
    guard let access, let form, !isCancelled else { return }
    for step in steps {
      switch step {
      case .open:
        uploads.append(
          SegmentUpload(access, form, over: service, after: uploads.last, isLive: isLive) { [weak self] in
            self?.showAnswered()
          })
      case .samples(let samples): uploads.last?.append(samples)
      case .close: uploads.last?.close()
      }
    }
  }

  /// The texts that are there, in order, up to the first that is not.
  private func showAnswered() {
    let texts = uploads.prefix { $0.known != nil }.compactMap(\.known)
    guard !texts.isEmpty, !isCancelled else { return }
    onEvent?(.partial(Hypothesis(stable: texts.joined(separator: " "))))
  }
}

extension RecognizerError {
  init(_ fault: CloudFault, of provider: CloudProvider) {
    let sentence = fault.sentence(about: provider)
    self =
      switch fault {
      case .cancelled: .cancelled
      case .invented: .invented(sentence)
      default: .unavailable(sentence)
      }
  }
}
