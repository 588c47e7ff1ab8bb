/// One dictation, or one text that was fetched from the service, on its way to a field.
struct Take: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case dictation(StartRequest.Mode)
    /// A pending text that is inserted.
    case claim
    /// A cancelled dictation that was brought back.
    case restored
  }

  enum Phase: Hashable, Sendable {
    case recording
    /// No longer recorded; the text is awaited.
    case processing
    /// The text is there, and a model works on it.
    case rewriting(raw: String)
    case ready(Draft)
    case delivering
    /// Failed before its key press had become a hold: said when it does, forgotten otherwise.
    case failed(DictationFailure)
    /// Cancelled before the service had given it a session.
    case cancelled(isRestorable: Bool)
  }

  let number: TakeNumber
  let kind: Kind
  let target: CommitTarget
  var phase: Phase
  var session: SessionID?
  /// False between `armed` and `held`: nothing may be seen of it.
  var isConfirmed = true
  /// A hold that ended by silence: its key may have been let go in a window without IBus, which would tell neither that
  /// nor the loss of the focus. Nobody knows then where a commit would land.
  var isReleaseMissing = false
  /// When the first sample was captured.
  var startedAt: Duration?
  var voice: VoiceMeter
  var stableWords = ""
  var volatileWords = ""

  init(
    number: TakeNumber, kind: Kind, target: CommitTarget, phase: Phase, session: SessionID? = nil,
    isConfirmed: Bool = true, at now: Duration
  ) {
    self.number = number
    self.kind = kind
    self.target = target
    self.phase = phase
    self.session = session
    self.isConfirmed = isConfirmed
    voice = VoiceMeter(at: now)
  }

  var isDictation: Bool { if case .dictation = kind { true } else { false } }

  var isHold: Bool { kind == .dictation(.hold) }

  /// Recording or on its way to a text: there is something to cancel.
  var isUnderWay: Bool {
    switch phase {
    case .recording, .processing, .rewriting, .ready: isConfirmed
    case .delivering, .failed, .cancelled: false
    }
  }

  /// The text is still awaited, so those of later dictations wait.
  var isAwaited: Bool {
    switch phase {
    case .recording, .processing, .rewriting: isDictation
    case .ready, .delivering, .failed, .cancelled: false
    }
  }

  /// The service has not handed over its text.
  var lacksText: Bool {
    switch phase {
    case .recording, .processing, .rewriting: true
    case .ready, .delivering, .failed, .cancelled: false
    }
  }

  /// The words as they were recognized, while a model works on them.
  var rawWords: String? { if case .rewriting(let raw) = phase { raw } else { nil } }

  /// The words so far.
  var words: String {
    let needsSpace =
      !stableWords.isEmpty && !volatileWords.isEmpty && stableWords.last?.isWhitespace == false
      && volatileWords.first?.isWhitespace == false
    return stableWords + (needsSpace ? " " : "") + volatileWords
  }
}
