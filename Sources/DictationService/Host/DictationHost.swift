public import Archive
internal import DictationCore
public import GLibRuntime
public import Journal
internal import Localization
internal import Logging
internal import Profiles
internal import Rewriting
public import ServiceInterface
public import Settings
public import Speech
public import Timekeeping
public import Transcription

/// Runs dictations: carries out what the ledger decides, with the microphone, the journal, the recognizers and the
/// clock, and tells the ledger what came of it.
@GLibActor
public final class DictationHost {
  /// Count from the next dictation on.
  public var settings: UtterSettings {
    didSet {
      if settings.recognizer != oldValue.recognizer || settings.languageRecognizers != oldValue.languageRecognizers {
        prepareRecognizer()
        // Another provider may do what the last one could not.
        networkReturned()
      }
      if settings.model != oldValue.model { configureModel() }
      if settings.retentionDays != oldValue.retentionDays { lastForgetting = 0 }
      forgetOld()
    }
  }
  /// Told whenever `isIdle` may have changed.
  public var onActivity: (@GLibActor () -> Void)?
  /// What can be chosen, for the engine's menu.
  public var offer: (@GLibActor () async -> ServiceChoices)?
  /// Whether another version of the service was installed.
  public var isOutdated: (@GLibActor () -> Bool)?
  /// Where its sounds are heard; nil for nowhere.
  public var cues: (any CuePlayer)?
  /// What else is heard; nil where nothing of that is changed.
  public var media: (any MediaVolume)?
  /// Where the user is told what no bubble can; nil for nowhere.
  public var notifications: (any Notifying)?
  /// Told of the tone that somebody chose, to be remembered.
  public var onToneUsed: (@GLibActor (String) -> Void)?
  public weak var listener: (any ServiceListener)?

  let version: String
  let source: any AudioSource
  let journal: SessionJournal
  let history: SessionHistory
  let transcriber: Transcriber
  let clock: any AlarmClock
  let dictionary: LiveDictionary
  /// nil where no model is to be had.
  let rewriter: TextRewriter?
  let profiles: LiveProfiles
  /// By which the ages of what is kept are counted.
  let date: TrustedDate
  let log = Logger(label: "dictation")

  /// Begins at another number each time: what a client has yet to say of a dictation when the service dies reaches the
  /// next one, and must not be taken for a word about one of its own.
  var ledger = SessionLedger(after: .random(in: 0..<1 << 32) << 20)
  /// What is known of a dictation from its beginning; gone with its text.
  var requests: [SessionID: StartRequest] = [:]
  /// Takes that the microphone is open for; two for the moment where one has its tail and the next has begun.
  var takes: [SessionID: Take] = [:]
  var recognitions: [SessionID: Recognition] = [:]
  /// The utterance that has, or will have, the recognizer for that purpose.
  var lastRecognition: [RecognitionPurpose: Recognition] = [:]
  /// Texts that a model works on.
  var rewritings: [SessionID: PendingRewriting] = [:]
  /// What the user was told of the model.
  var toldOfModel: ModelAvailability?
  var files: [SessionID: FileTranscription] = [:]
  /// Tasks that carry samples from the microphone to the journal, one for each open take.
  var readers: [SessionID: Task<Void, Never>] = [:]
  /// Everybody who registered.
  var clients: [Caller: ClientRole] = [:]
  /// Of the input source in use, where that has one.
  var engineLanguage: String?
  var isShuttingDown = false
  /// Recordings that wait for a recognizer, and how often they failed.
  var queue = RetryQueue()
  var failures: [SessionID: Int] = [:]
  /// Why they failed the last time, as sentences.
  var reasons: [SessionID: String] = [:]
  /// What an earlier process left without a text, and the user has not been told of.
  var recovered: Set<SessionID> = []
  /// Those whose recording is kept for a while after their text was delivered, since some of it may be missing.
  var doubtful: Set<SessionID> = []
  /// The last dictations that are over, and their recordings' names in the history.
  var lastDelivered: [(id: SessionID, recording: String)] = []
  var isNextOffTheRecord = false
  var offTheRecord: Set<SessionID> = []
  /// Told which tone the user wants from now on; answers why he cannot have it, as a sentence.
  public var onToneSelected: (@GLibActor (String) -> String?)?
  var versions = VersionShelf()
  /// What the profile of its field says about a dictation.
  var styles: [SessionID: Profile] = [:]
  /// Sentences for a user whom no engine could tell them yet.
  var untold: [String] = []
  /// When the history was last looked through for what is too old, in seconds since 1970.
  var lastForgetting = 0.0
  var isSweepDue = false
  /// How many texts waited when the user was told last.
  var knownWaiting = 0
  /// Dictations of which nothing comes, and whose microphone is about to close.
  var failed: Set<SessionID> = []
  var lastCue: Task<Void, Never>?
  var lastMediaChange: Task<Void, Never>?
  /// Since the service began, by whomever: restoring it twice does no harm.
  var hasLoweredMedia = false

  /// - Parameters:
  ///   - version: of the program, for clients.
  ///   - archive: nil where there is no history, or where it is still to be opened.
  ///   - openArchive: opens it, again where it could not be used for a while.
  public init(
    version: String, settings: UtterSettings, source: any AudioSource, journal: Journal,
    archive: Archive? = nil, openArchive: (@Sendable () async throws -> Archive)? = nil, transcriber: Transcriber,
    clock: any AlarmClock,
    dictionary: LiveDictionary = LiveDictionary(nil), rewriter: TextRewriter? = nil,
    profiles: LiveProfiles = LiveProfiles(nil), date: TrustedDate = TrustedDate()
  ) {
    self.version = version
    self.settings = settings
    self.source = source
    self.journal = SessionJournal(journal)
    history = SessionHistory(archive, opening: openArchive)
    self.transcriber = transcriber
    self.clock = clock
    self.dictionary = dictionary
    self.rewriter = rewriter
    self.profiles = profiles
    self.date = date
    self.journal.onTrouble = { [weak self] in self?.tellUser($0) }
    history.onTrouble = { [weak self] in self?.tellUser($0) }
  }

  /// Opens the history before anybody asks for it.
  public func openHistory() async { await history.open() }

  /// Loads the recognizer for the first dictation to come.
  public func prepareRecognizer() {
    let language = engineLanguage ?? settings.spokenLanguage
    let id = settings.recognizer(for: language)
    GLibActor.task { [transcriber] in await transcriber.prepare(id, language: language) }
  }

  /// Takes up what earlier processes left in the journal: texts are pending at once, audio once it is recognized, one
  /// after the other, however much there is.
  public func recoverLeftovers() async {
    let leftovers = await journal.leftovers()
    repairHistory(leftovers)
    let (ids, effects) = ledger.recover(leftovers.map(\.leftover))
    for (id, (entry, leftover)) in zip(ids, leftovers) {
      journal.adopt(entry.id, as: id)
      // Its field is gone; what was spoken is not.
      if let language = entry.details.language { requests[id] = StartRequest(mode: .toggle, language: language) }
      switch leftover {
      case .audio:
        recovered.insert(id)
        queue.add(id, failures: entry.failures ?? 0, isDue: true)
      case .perhapsSent:
        remember(.perhapsSent, of: id)
        journal.limit(id, to: SessionJournal.doubtfulFor)
      case .pending: break
      }
    }
    tellOfMany()
    perform(effects)
    runQueue()
    forgetOld()
    sweepJournal()
  }

  /// Who left that much behind is told of it once.
  private func tellOfMany() {
    guard recovered.count > Self.announcedOneByOne else { return }
    tellUser(
      localized(
        "\(recovered.count) recordings of before are recognized one after the other; insert puts their texts where the "
          + "caret is."))
    recovered = []
  }

  private static let announcedOneByOne = 3

  /// Ends every recording and processes it: the screen was locked, or the machine suspends.
  public func stopAll() { perform(ledger.stopAll()) }

  /// Returns when every recording is complete in the journal, which is as far as a process that is asked to end goes:
  /// the next one recognizes what this one did not.
  public func shutDown() async {
    isShuttingDown = true
    stopAll()
    for recognition in recognitions.values { recognition.cancel() }
    acceptAll()
    while let reader = readers.values.first { await reader.value }
    await journal.settle()
    await history.settle()
    await lastMediaChange?.value
  }

  /// Nothing moves by itself any more.
  public var isIdle: Bool { ledger.isIdle && files.isEmpty && !queue.isBusy }

  /// Somebody may ask for something at any moment: an engine, or the command line that just registered.
  public var hasClients: Bool { !clients.isEmpty }

  /// Another service can take over without anybody noticing. An engine calls it when it needs it; a tool is in the middle
  /// of something.
  public var canBeReplaced: Bool { isIdle && !isNextOffTheRecord && !clients.values.contains(.tool) }

  func send(_ event: SessionEvent, to id: SessionID) {
    perform(ledger.handle(event, of: id))
    onActivity?()
  }
}
