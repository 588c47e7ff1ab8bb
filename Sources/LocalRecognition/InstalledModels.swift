internal import Localization
public import RecognizerHost
public import Speech
public import SpeechModels

/// The models of the user's store, and the embedded one: which are taken for a language, how they are loaded, and what
/// is learnt of them while they are used.
public struct InstalledModels: LocalModels {
  private let store: ModelStore
  private let records: ModelRecords
  private let embedded = EmbeddedModels()
  private let secondPass: SecondPassChoice

  public init(_ folders: UserFolders, secondPass: SecondPassChoice = SecondPassChoice()) {
    store = folders.store
    records = folders.knowledge
    self.secondPass = secondPass
  }

  /// Those that run in real time here, the best first; then the embedded one; at last those that are too slow.
  public func candidates(for language: String) async -> [RecognizerID] {
    let choice = ModelChoice(store.installed(), records, language: language)
    return choice.fit.map(\.recognizer) + (await embedded.candidates(for: language)) + choice.slow.map(\.recognizer)
  }

  /// - Throws: `modelMissing` for a model that is not installed, `modelRejected` for one that was found to be broken.
  public func configuration(of id: RecognizerID) async throws(RecognizerError) -> EngineConfiguration? {
    guard case .sherpa(let name) = id else { return await embedded.configuration(of: id) }
    guard let model = store[name], model.model.isRecognizer else {
      throw .modelMissing(ModelStoreError.notInstalled(name).sentence)
    }
    if let broken = records[model].broken { throw .modelRejected(broken) }
    let working = store.installed().filter { records[$0].broken == nil }
    let configuration = model.configuration(with: working)
    guard let second = secondModel(for: model) else { return configuration }
    return configuration.withSecondPass(second.configuration(with: working))
  }

  /// The model that hears once more what a streaming one heard, where the user wants one: known to work, several times
  /// faster than speech, and in all of the first one's languages.
  private func secondModel(for first: InstalledModel) -> InstalledModel? {
    guard first.model.isStreaming, let wanted = RecognizerID(secondPass.id) else { return nil }
    return usable.filter { second in
      (wanted == .automatic || wanted == second.recognizer) && !second.model.isStreaming
        && records[second].realTimeFactor.map { $0 <= Self.secondPassLimit } ?? false
        && first.model.languages.allSatisfy(second.model.speaks)
    }.max { $0.model.rank < $1.model.rank }
  }

  /// Real-time factor: it takes its turn on the thread that shows the words.
  private static let secondPassLimit = 0.2

  /// Marks a model that does not work, and one that falls behind: neither is chosen again by itself.
  public func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async -> String? {
    guard case .sherpa(let name) = id, let model = store[name] else { return nil }
    switch conduct {
    case .failed(.deadlineExceeded): return fellBehind(model, by: 2)
    case .failed(let error):
      guard let cause = error.faultOfModel else { return nil }
      // The second one was added to a model that worked.
      if case .crashed = error, let second = secondModel(for: model) {
        records.note(second) { $0.broken = $0.broken ?? cause }
        return localized(
          "The speech model \(second.name) does not work beside \(name), so another recognizer wrote this.")
      }
      records.note(model) { $0.broken = $0.broken ?? cause }
      return localized(
        "The speech model \(name) does not work, so another recognizer wrote this; run `utter models verify`.")
    case .answered(let audio, let latency):
      // Less is what any model needs for its last words.
      guard latency > .seconds(2), latency > audio / 3 else { return nil }
      return fellBehind(model, by: 1 + latency / max(audio, .seconds(1)))
    }
  }

  /// What was known weighs as much as what is seen: the machine may have been busy for once.
  private func fellBehind(_ model: InstalledModel, by factor: Double) -> String? {
    let known = records[model].realTimeFactor ?? ModelChoice.slowest
    let factor = (known + factor) / 2
    records.note(model) { $0.realTimeFactor = factor }
    guard known <= ModelChoice.slowest, factor > ModelChoice.slowest else { return nil }
    return localized(
      "The speech model \(model.name) is too slow for this computer; a faster one is used where one is installed.")
  }

  static func brokenSentence(_ name: String) -> String {
    localized("The speech model \(name) does not work, so another recognizer is used; run `utter models verify`.")
  }

  func isBroken(_ model: InstalledModel) -> Bool { records[model].broken != nil }

  /// The recognizers among them that were not found to be broken.
  var usable: [InstalledModel] { store.installed().filter { $0.model.isRecognizer && records[$0].broken == nil } }

  /// Those that were never tried out on this machine.
  public var untried: [InstalledModel] {
    store.installed().filter { $0.model.isRecognizer && records[$0] == ModelRecord() }
  }
}
