internal import GLibRuntime
internal import LocalRecognition
internal import RecognizerHost
internal import SpeechModels

/// The speech models there are, what is being done to them, and what came of it.
///
/// One is installed at a time, in the order in which they were asked for; what takes long has threads of its own.
@GLibActor
final class ModelShop {
  enum Work: Hashable {
    case waiting
    /// It goes on by itself; why it does not just now, as a sentence.
    case interrupted(String)
    /// 0 to 1.
    case downloading(Double, megabytes: Int, of: Int)
    case unpacking
    case trying
    case removing
  }

  struct Item {
    var model: SpeechModel
    var isInstalled: Bool
    var record: ModelRecord
    var work: Work?
    /// Why the last attempt came to nothing, as a sentence.
    var problem: String?
  }

  private(set) var items: [Item] = []
  /// Why there is no catalogue, as a sentence.
  let problem: String?
  let catalogue: Catalogue

  private let folders: UserFolders?
  private let program: WorkerProgram
  private var listeners: [@GLibActor () -> Void] = []
  private var works: [String: Work] = [:]
  private var problems: [String: String] = [:]
  private var queue: [SpeechModel] = []
  private var stop: StopFlag?
  /// Before another attempt.
  private let pauses: [Duration]
  private var pause: Task<Void, Never>?
  private var network: NetworkWatch?
  /// Bytes of the model that is downloaded.
  private var received = 0

  /// - Parameter pauses: between attempts that bring nothing; the last one is that of all further ones.
  init(_ environment: ProgramEnvironment, pauses: [Duration] = ModelShop.growingPauses) {
    self.pauses = pauses
    folders = UserFolders(environment: environment.variables)
    program = WorkerProgram(
      path: environment.program("utter-recognizer", variable: "UTTER_RECOGNIZER_PROGRAM"),
      environment: environment.variables)
    do throws(CatalogueError) {
      catalogue = try Catalogue(file: Catalogue.installedFile(programFolder: environment.programFolder))
      problem = nil
    } catch {
      catalogue = Catalogue(models: [])
      problem = error.sentence
    }
    refresh()
  }

  func onChange(_ body: @escaping @GLibActor () -> Void) { listeners.append(body) }

  subscript(name: String) -> Item? { items.first { $0.model.name == name } }

  func recommended(language: String) -> Item? {
    catalogue.recommended(language: language).flatMap { self[$0.name] }
  }

  /// Looks at the store again: `utter models` may have changed it.
  func refresh() {
    let present = folders?.store.installed() ?? []
    let imported = present.map(\.model).filter { catalogue[$0.name] == nil }
    items = (catalogue.models + imported).map { model in
      let copy = present.first { $0.name == model.name }
      return Item(
        model: copy?.model ?? model, isInstalled: copy != nil,
        record: copy.flatMap { folders?.knowledge[$0] } ?? ModelRecord(), work: works[model.name],
        problem: problems[model.name])
    }
    for listener in listeners { listener() }
  }

  /// From 5 s to 5 min, doubling.
  static let growingPauses: [Duration] = [5, 10, 20, 40, 80, 160, 300].map { .seconds($0) }

  // MARK: Work

  /// An interrupted download goes on where it stopped.
  func install(_ name: String) {
    guard let item = self[name], !item.isInstalled, works[name] == nil else { return }
    queue.append(item.model)
    note(.waiting, of: name, problem: nil)
    if queue.count == 1 { installNext() }
  }

  func cancel(_ name: String) {
    if queue.first?.name == name {
      stop?.set()
      pause?.cancel()
    } else {
      queue.removeAll { $0.name == name }
      note(nil, of: name, problem: nil)
    }
  }

  func remove(_ name: String) {
    guard let folders, self[name]?.isInstalled == true, works[name] == nil else { return }
    note(.removing, of: name, problem: nil)
    GLibActor.task { [self] in
      let failure = await Self.failure { () throws(ModelStoreError) in try folders.store.remove(name) }
      if failure == nil { folders.knowledge.forget(name) }
      note(nil, of: name, problem: failure?.sentence)
    }
  }

  private func installNext() {
    guard let model = queue.first, let folders else {
      network = nil
      return
    }
    let stop = StopFlag()
    self.stop = stop
    network = network ?? NetworkWatch { [weak self] in self?.networkReturned() }
    GLibActor.task { [self] in
      let failure = await install(model, into: folders.store, until: stop)
      if failure == nil {
        folders.knowledge.forget(model.name)
        await tryOut(model.name)
      } else {
        note(nil, of: model.name, problem: stop.isSet ? nil : failure)
      }
      queue.removeFirst()
      installNext()
    }
  }

  /// Tries until it is there, cannot be had, or is not wanted any more.
  /// - Returns: why it is not there, as a sentence.
  private func install(_ model: SpeechModel, into store: ModelStore, until stop: StopFlag) async -> String? {
    var failures = 0
    while true {
      let before = received
      let installer = ModelInstaller(into: store) { progress in
        GLibActor.post { self.follow(progress, of: model.name) }
        return !stop.isSet
      }
      let failure = await Self.failure { () throws(ModelStoreError) in _ = try installer.install(model) }
      guard let failure else { return nil }
      guard failure.isPassing, !stop.isSet else { return failure.sentence }
      failures = received > before ? 0 : failures + 1
      note(.interrupted(failure.sentence), of: model.name, problem: nil)
      let time = pauses[min(failures, pauses.count - 1)]
      let pause = GLibActor.task { await LoopTimer.wait(time) }
      self.pause = pause
      await pause.value
      self.pause = nil
      guard !stop.isSet else { return failure.sentence }
    }
  }

  func networkReturned() { pause?.cancel() }

  /// Measures it, so that its speed here is known; one that does not work says so in its record.
  private func tryOut(_ name: String) async {
    note(.trying, of: name, problem: nil)
    if let folders, let copy = folders.store[name], copy.model.isRecognizer {
      _ = try? await ModelTrial(folders, program).run(copy)
    }
    note(nil, of: name, problem: nil)
  }

  private func follow(_ progress: InstallProgress, of name: String) {
    let work: Work
    switch progress {
    case .downloading(let received, let total):
      self.received = received
      let share = total > 0 ? min(1, Double(received) / Double(total)) : 0
      work = .downloading(share, megabytes: received / 1_000_000, of: total / 1_000_000)
    case .checking, .unpacking: work = .unpacking
    }
    // Pieces of a download come by the thousand, and one that is stopped may still send some.
    guard works[name] != nil, works[name] != work else { return }
    note(work, of: name, problem: nil)
  }

  private func note(_ work: Work?, of name: String, problem: String?) {
    works[name] = work
    problems[name] = problem
    guard work != nil, let index = items.firstIndex(where: { $0.model.name == name }) else { return refresh() }
    items[index].work = work
    items[index].problem = problem
    for listener in listeners { listener() }
  }

  /// Runs what blocks on a thread of its own.
  private static func failure(_ body: @escaping @Sendable () throws(ModelStoreError) -> Void) async -> ModelStoreError?
  {
    let result = try? await BlockingWork.run { () -> ModelStoreError? in
      do throws(ModelStoreError) {
        try body()
        return nil
      } catch {
        return error
      }
    }
    return result ?? nil
  }
}
