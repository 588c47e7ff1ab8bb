import Archive
import Capture
import ChatModels
import CloudRecognition
import DictationCore
import DictationService
import GLibRuntime
import Glibc
import Journal
import LocalRecognition
import Logging
import Profiles
import RecognizerHost
import Secrets
import ServiceInterface
import Settings
import SpeechModels
import Synchronization
import Timekeeping
import Transcription
import UserDictionary
import UserFiles

/// The program: puts the parts together, owns the bus name, and ends when nobody needs it.
@GLibActor
final class Service {
  static var running: Service?
  /// With which the process ends.
  nonisolated static let status = Atomic<Int32>(EXIT_SUCCESS)

  /// How long to stay without a client and without anything to do. An engine that is registered keeps the service, so
  /// that a key press finds it; after `utter status` from a terminal nothing is left in memory.
  /// `UTTER_IDLE_SECONDS` is another limit, for tests.
  private static let idleLimit: Duration = .seconds(
    getenv("UTTER_IDLE_SECONDS").flatMap { Int(String(cString: $0)) } ?? 120)
  /// How long after an update, whoever is registered: the next call starts the new service.
  private static let outdatedLimit = min(idleLimit, .seconds(10))

  /// `UTTER_SERVICE_VERSION` is another one, for tests.
  private static let version = getenv("UTTER_SERVICE_VERSION").map { String(cString: $0) } ?? UtterVersion.current

  private let loop: MainLoop
  private let log = Logger(label: "service")
  private let settings = LiveSettings()
  private let date = TrustedDate(file: StateFolder.path.map { $0 + "/clock.json" })
  private var bus: BusConnection?
  private var journal: Journal?
  private var host: DictationHost?
  private var object: DictationServiceObject?
  private var history: (service: HistoryService, object: HistoryServiceObject)?
  private var network: NetworkWatch?
  private var name: Registration?
  private var signals: [UnixSignal] = []
  private var presence: PresenceWatch?
  /// Without a portal where the desktop has none, or the user refused.
  private var shortcut: (keys: String, portal: ShortcutPortal?)?
  private var trials: ModelTrials?
  private var idle: LoopTimer?
  private var isEnding = false

  init(_ loop: MainLoop) { self.loop = loop }

  func start() async {
    for number in [SIGTERM, SIGINT] {
      signals.append(UnixSignal(number) { [weak self] in self?.end("A signal asked for it.") })
    }
    do {
      let bus = try await BusConnection.session()
      let journal = try openJournal()
      (self.bus, self.journal) = (bus, journal)
      try await serve(on: bus, journal)
    } catch let error as JournalError {
      fail(error.sentence)
    } catch let error as BusError {
      fail("There is no session bus (\(error.description)); start utterd from within a desktop session.")
    } catch {
      fail("\(error)")
    }
  }

  private func serve(on bus: BusConnection, _ journal: Journal) async throws {
    let environment = ProcessEnvironment.variables
    let program = WorkerProgram.installed(environment: environment)
    let folders = UserFolders(environment: environment)
    let secondPass = SecondPassChoice(settings.reading.settings.secondPass)
    let installed = folders.map { InstalledModels($0, secondPass: secondPass) }
    let models: any LocalModels = installed ?? EmbeddedModels()
    let workers = WorkerRecognizers(program, models: models)
    workers.idle = settings.reading.settings.unloadAfter
    let cloud = CloudService(
      keys: APIKeys(environment: environment),
      memory: StreamingMemory(file: StateFolder.path.map { $0 + "/streaming.json" }))
    cloud.isForbidden = settings.reading.settings.localOnly
    let providers = ProviderFile(environment: environment)
    let tones = LiveTones(.named("tones.txt"))
    let clouds = CloudRecognizers(cloud, providers: providers)
    let host = DictationHost(
      version: Self.version, settings: settings.reading.settings, source: PulseAudioSource(), journal: journal,
      openArchive: Self.openArchive,
      transcriber: Transcriber([workers, clouds], timing: LoopRaceTiming()), clock: LoopAlarmClock(),
      dictionary: LiveDictionary(.ofUser),
      rewriter: TextRewriter(ChatService(cloud, providers: providers), tones: tones, clock: LoopAlarmClock()),
      profiles: LiveProfiles(.ofUser(environment: environment), window: ActiveWindow(bus)), date: date)
    await host.openHistory()
    let object = try DictationServiceObject(host, on: bus)
    host.listener = object
    host.notifications = DesktopNotifications(bus)
    host.cues = PulseCuePlayer()
    host.media = PulseMediaVolume(file: StateFolder.path.map { $0 + "/lowered-media" })
    host.restoreMedia()
    host.offer = { [settings] in
      var choices = await Self.choices(installed, settings.reading.settings)
      choices.tones = tones.choices
      return choices
    }
    host.isOutdated = { ProgramFile.state != .current }
    host.onActivity = { [weak self] in self?.considerEnding() }
    host.onToneSelected = { [weak self] in self?.selectTone($0) }
    host.onToneUsed = { [weak self] in try? self?.settings.set("last-tone", to: .text($0)) }
    settings.onChange = { [weak self] reading in
      self?.report(reading)
      host.settings = reading.settings
      workers.idle = reading.settings.unloadAfter
      secondPass.id = reading.settings.secondPass
      cloud.isForbidden = reading.settings.localOnly
      self?.bindShortcut(reading.settings.globalShortcut, on: bus)
    }
    report(settings.reading)
    self.host = host
    self.object = object
    trials = folders.map { ModelTrials($0, program) }
    trials?.onTrouble = { [weak host] in host?.tellUser($0) }
    let history = HistoryService(host)
    self.history = (history, try HistoryServiceObject(history, on: bus))
    network = NetworkWatch { host.networkReturned() }
    await host.recoverLeftovers()
    let presence = PresenceWatch {
      host.stopAll()
      object.emitToEngine(.sessionInactive)
    }
    self.presence = presence
    GLibActor.task { await presence.begin() }
    bindShortcut(settings.reading.settings.globalShortcut, on: bus)
    name = bus.ownName(DictationInterface.busName, .doNotQueue) { [weak self] in
      self?.log.info("The dictation service is ready.", metadata: ["version": "\(Self.version)"])
      self?.considerEnding()
    } lost: { [weak self] in
      self?.fail("Another dictation service already runs in this session, or the session ended; this one ends.")
    }
  }

  private func bindShortcut(_ keys: String, on bus: BusConnection) {
    guard keys != shortcut?.keys ?? "" else { return }
    shortcut?.portal?.end()
    shortcut = nil
    guard !keys.isEmpty else { return considerEnding() }
    let portal = ShortcutPortal(bus) { [weak self] trigger in
      // The user was told by a notification where it failed.
      GLibActor.task { try? await self?.object?.trigger(trigger) }
    }
    shortcut = (keys, portal)
    GLibActor.task { [weak self] in
      guard await !portal.begin(proposing: keys), self?.shortcut?.portal === portal else { return }
      self?.shortcut?.portal = nil
      self?.considerEnding()
    }
  }

  /// What the engine's menu offers: what is on this machine, and what was chosen for a language.
  private static func choices(_ installed: InstalledModels?, _ settings: UtterSettings) async -> ServiceChoices {
    guard let installed else { return ServiceChoices(languages: ["en"]) }
    let offer = (try? await BlockingWork.run { installed.offer }) ?? []
    var choices = ServiceChoices()
    for recognizer in offer { choices.recognizers[recognizer.id.description] = recognizer.title }
    choices.languages = Set(offer.flatMap(\.languages) + settings.languageRecognizers.keys).sorted()
    return choices
  }

  /// `UTTER_DISK_RESERVE` is another number of bytes to be left free, for tests.
  private static var journalLimits: JournalLimits {
    var limits = JournalLimits()
    if let bytes = getenv("UTTER_DISK_RESERVE").flatMap({ Int(String(cString: $0)) }) { limits.reserve = bytes }
    return limits
  }

  /// A folder that cannot be used is no reason not to dictate.
  private func openJournal() throws(JournalError) -> Journal {
    guard let state = StateFolder.path else {
      log.warning("Neither XDG_STATE_HOME nor HOME is set, so recordings are kept in memory only.")
      return Journal(inMemory: JournalLimits())
    }
    do {
      return try Journal(folder: state + "/journal", limits: Self.journalLimits) { [date] in date.believed }
    } catch .notWritable(let folder, let reason) {
      log.error("\(JournalError.notWritable(folder: folder, reason: reason).sentence)")
      return Journal(inMemory: JournalLimits())
    }
  }

  /// nil without a place for a history.
  private static var openArchive: (@Sendable () async throws -> Archive)? {
    guard let folder = DataFolder.path else { return nil }
    return { try await BlockingWork.run { try Archive(path: folder + "/history.sqlite") } }
  }

  /// - Returns: why it cannot be; nil where it is so from now on.
  private func selectTone(_ name: String) -> String? {
    do {
      try settings.set("tone", to: .text(name))
      return nil
    } catch {
      return error.description
    }
  }

  private func report(_ reading: SettingsReading) {
    for problem in reading.problems { log.warning("\(problem.sentence)") }
  }

  private func considerEnding() {
    idle?.cancel()
    trials?.isAllowed = host?.isIdle ?? false
    guard let host, host.isIdle else { return }
    if host.canBeReplaced, ProgramFile.state != .current {
      idle = LoopTimer.after(Self.outdatedLimit) { [weak self] in
        if host.canBeReplaced { self?.end("An update took its place.", isOutdated: true) }
      }
    } else if !host.hasClients, shortcut?.portal == nil {
      // A shortcut is worth nothing without somebody who listens to it.
      idle = LoopTimer.after(Self.idleLimit) { [weak self] in self?.end("Nobody needs it.") }
    }
  }

  /// Completes what is being recorded, and ends; the next service recognizes it.
  private func end(_ reason: String, isOutdated: Bool = false) {
    guard !isEnding else { return }
    isEnding = true
    log.info("The dictation service ends. \(reason)")
    GLibActor.task { [self] in
      await host?.shutDown()
      if isOutdated, shortcut?.portal != nil { await startSuccessor() }
      loop.quit()
    }
  }

  /// Has the bus start the service that was installed, which listens to the shortcut instead of this one.
  private func startSuccessor() async {
    guard let bus, let journal else { return }
    shortcut?.portal?.end()
    // Both are the successor's, in the order in which it asks for them.
    await journal.close()
    name?.cancel()
    bus.startService(DictationInterface.busName)
    await bus.flush()
  }

  private func fail(_ sentence: String) {
    guard !isEnding else { return }
    log.error("\(sentence)")
    // On a terminal the log writes there itself.
    if isatty(STDERR_FILENO) != 1 { Self.complain("utterd: \(sentence)\n") }
    Self.status.store(EXIT_FAILURE, ordering: .relaxed)
    end("It cannot go on.")
  }

  private static func complain(_ line: String) {
    let bytes = Array(line.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
