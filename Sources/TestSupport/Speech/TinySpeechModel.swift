import AudioFiles
public import SpeechModels

/// The models that `Tests/Fixtures/tiny-asr` trains, as entries of a catalogue, and recordings of voices that they were
/// not trained on.
public enum TinySpeechModel {
  public static var folder: String { "\(Workspace.root)/Tests/Fixtures/tiny-asr/model" }

  public static let streaming = entry("tiny", .onlineNeMoCTC, "model.onnx")
  public static let offline = entry("tiny-offline", .offlineNeMoCTC, "model-offline.onnx")

  public static let streamingTransducer = transducer("tiny-transducer", .onlineTransducer, "encoder.onnx")
  public static let offlineTransducer = transducer(
    "tiny-offline-transducer", .offlineNeMoTransducer, "encoder-offline.onnx")
  /// An empty one, of `Tests/Fixtures/miniatures`: it writes "Hello world." to any sound.
  public static let canary: SpeechModel = {
    var model = entry("canary", .canary, "")
    model.files = ["encoder": "encoder.onnx", "decoder": "decoder.onnx", "tokens": "tokens.txt"]
    return model
  }()

  public static let all = [streaming, offline, streamingTransducer, offlineTransducer]

  private static func transducer(_ name: String, _ kind: SpeechModel.Kind, _ encoder: String) -> SpeechModel {
    var model = entry(name, kind, encoder)
    model.files = ["encoder": encoder, "decoder": "decoder.onnx", "joiner": "joiner.onnx", "tokens": "tokens.txt"]
    return model
  }

  private static func entry(_ name: String, _ kind: SpeechModel.Kind, _ file: String) -> SpeechModel {
    SpeechModel(
      name: name, title: "Tiny", kind: kind, languages: ["en"], punctuated: false, speed: .light, rank: 50,
      licence: "MIT", runtime: "2.0.1", hotwords: false, files: ["model": file, "tokens": "tokens.txt"])
  }

  /// Puts a model into the store of a user.
  /// - Parameter isMeasured: nobody tries it out any more, which would ask a scripted recognizer for a text too.
  @discardableResult
  public static func install(
    _ model: SpeechModel, into folders: UserFolders, isMeasured: Bool = false
  ) async throws -> InstalledModel {
    let folder = model.kind == .canary ? "\(Workspace.root)/Tests/Fixtures/miniatures/canary" : folder
    return try await blocking {
      let installed = try ModelInstaller(into: folders.store).importFolder(folder, as: model)
      if isMeasured { folders.knowledge.note(installed) { $0.realTimeFactor = 0.1 } }
      return installed
    }
  }

  /// `hello-world`, `digits` … at 16 kHz.
  public static func recording(_ name: String) throws -> [Int16] {
    try AudioFileReader(path: "\(folder)/\(name).wav").rest()
  }
}

extension PrivateSession {
  /// The model store of the session, and what is known of its models.
  public nonisolated var models: UserFolders { UserFolders(environment: environment)! }
}
