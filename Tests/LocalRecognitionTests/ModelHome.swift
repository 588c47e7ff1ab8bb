import LocalRecognition
import SpeechModels
import TestSupport

/// A user's folders, with models in them.
struct ModelHome {
  private let folder: TemporaryFolder
  let folders: UserFolders

  init() throws {
    folder = try TemporaryFolder()
    folders = UserFolders(environment: ["HOME": folder.path])!
  }

  let secondPass = SecondPassChoice()
  var models: InstalledModels { InstalledModels(folders, secondPass: secondPass) }
  var records: ModelRecords { folders.knowledge }

  func install(_ model: SpeechModel) async throws -> InstalledModel {
    try await TinySpeechModel.install(model, into: folders)
  }

  /// A model that is never loaded.
  @discardableResult
  func install(
    _ name: String, _ kind: SpeechModel.Kind = .onlineNeMoCTC, rank: Int = 50, speed: SpeechModel.Speed = .light,
    languages: [String] = ["en"], punctuated: Bool = false, files: [String: String]? = nil
  ) async throws -> InstalledModel {
    var model = TinySpeechModel.streaming
    (model.name, model.kind, model.rank, model.speed) = (name, kind, rank, speed)
    (model.languages, model.punctuated) = (languages, punctuated)
    if let files { model.files = files }
    return try await install(model)
  }
}
