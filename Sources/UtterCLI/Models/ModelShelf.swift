internal import DictationCore
internal import Doctor
internal import GLibRuntime
internal import Glibc
internal import HTTP
internal import LocalRecognition
internal import Localization
internal import RecognizerHost
internal import Settings
internal import Speech
internal import SpeechModels
internal import Threads

/// The models of this user, and what the commands do with them.
@GLibActor
struct ModelShelf {
  let catalogue: Catalogue
  let folders: UserFolders
  let settings: UtterSettings
  private let program: WorkerProgram

  /// - Throws: `DictationFailure`.
  init() throws(DictationFailure) {
    let environment = DoctorEnvironment()
    var variables: [String: String] = [:]
    for name in ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "PATH", "LANG", "UTTER_SHERPA_ONNX"] {
      variables[name] = environment[name]
    }
    guard let folders = UserFolders(environment: variables) else {
      throw DictationFailure(
        .badRequest, localized("Neither XDG_DATA_HOME nor HOME is set, so there is no place for models."))
    }
    let folder = Self.programFolder
    do {
      catalogue = try Catalogue(file: Catalogue.installedFile(programFolder: folder))
    } catch {
      throw DictationFailure(.badRequest, error.sentence)
    }
    self.folders = folders
    settings = LiveSettings().reading.settings
    NetworkUse.isForbidden = settings.localOnly
    let workers = [folder + "/../libexec/utter-recognizer", folder + "/utter-recognizer"]
    let worker = environment["UTTER_RECOGNIZER_PROGRAM"] ?? workers.first { access($0, X_OK) == 0 } ?? workers[0]
    program = WorkerProgram(path: worker, environment: variables)
  }

  var store: ModelStore { folders.store }
  var language: String { settings.language.isEmpty ? "en" : settings.language }

  /// - Throws: `DictationFailure` with names that are near.
  func listed(_ name: String) throws(DictationFailure) -> SpeechModel {
    if let model = catalogue[name] { return model }
    throw DictationFailure(ModelStoreError.notInCatalogue(name, suggestions: catalogue.suggestions(for: name)))
  }

  /// - Throws: `DictationFailure`.
  func installed(_ name: String) throws(DictationFailure) -> InstalledModel {
    if let model = store[name] { return model }
    throw DictationFailure(ModelStoreError.notInstalled(name))
  }

  /// What changes the store and takes long, beside the main loop.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (ModelStore) throws(ModelStoreError) -> Value
  ) async throws(DictationFailure) -> Value {
    let store = store
    let thread = WorkThread()
    defer { thread.close() }
    let result: Result<Value, ModelStoreError> = await withCheckedContinuation { continuation in
      thread.async {
        continuation.resume(returning: Result(catching: { () throws(ModelStoreError) in try body(store) }))
      }
    }
    do {
      return try result.get()
    } catch {
      throw DictationFailure(error)
    }
  }

  /// Loads a model and measures it.
  /// - Throws: `DictationFailure` where it does not work here.
  func tryOut(_ model: InstalledModel) async throws(DictationFailure) {
    guard model.model.isRecognizer else { return }
    Terminal.show(localized("\(model.name): trying it out"))
    do {
      let factor = try await ModelTrial(folders, program).run(model)
      Terminal.clearLine()
      Terminal.note(
        localized("\(model.name) works, and takes \(ModelTable.seconds(factor)) for a second of speech here."))
      if factor > ModelChoice.slowest {
        Terminal.note(localized("That is too slow to dictate with, so \"auto\" prefers another."))
      }
    } catch {
      throw DictationFailure(
        .noRecognizer, localized("\(model.name) is installed but does not work here. \(Self.sentence(error))"))
    }
  }

  func setRecognizer(_ id: String) throws(DictationFailure) {
    do {
      try SettingsStore(schema: SettingsSchema.id).set("recognizer", to: .string(id))
      SettingsStore.flush()
    } catch {
      throw DictationFailure(
        .badRequest, localized("The setting recognizer cannot be changed (\(error)); set it with gsettings."))
    }
  }

  private static func sentence(_ error: any Error) -> String {
    switch error as? RecognizerError {
    case .modelMissing(let sentence), .modelRejected(let sentence), .unavailable(let sentence), .invented(let sentence):
      sentence
    case .crashed(let detail): localized("The recognizer crashed with it (\(detail)).")
    case .deadlineExceeded: localized("It takes more than ten times as long as the speech.")
    default: "\(error)"
    }
  }

  private static var programFolder: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    let program = String(decoding: path[..<max(0, length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
  }
}

extension DictationFailure {
  init(_ error: ModelStoreError) {
    self.init(.badRequest, [error.sentence, error.hint].compactMap(\.self).joined(separator: " "))
  }
}
