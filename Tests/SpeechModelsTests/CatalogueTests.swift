import Foundation
import SpeechModels
import Testing

@Suite struct CatalogueTests {
  private let catalogue: Catalogue

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    catalogue = try Catalogue(file: root.path + "/data/models.json")
  }

  @Test func theShippedCatalogueIsComplete() {
    #expect(catalogue.models.count >= 10)
    #expect(Set(catalogue.models.map(\.name)).count == catalogue.models.count)
    for model in catalogue.models {
      #expect(model.source != nil, "\(model.name) comes from nowhere")
      #expect(model.source?.url.hasPrefix("https://") == true)
      #expect(!model.licence.isEmpty)
      #expect(!model.files.isEmpty)
      #expect(model.installedBytes > 0)
      for checksum in [model.source?.sha256].compactMap(\.self) + (model.checksums ?? [:]).values {
        #expect(checksum.count == 64 && checksum.allSatisfy(\.isHexDigit), "\(model.name): \(checksum)")
      }
      for file in (model.checksums ?? [:]).keys { #expect(model.files.values.contains(file)) }
    }
  }

  @Test(arguments: [("en", "kroko-en"), ("en-GB", "kroko-en"), ("de", "nemotron-multilingual"), ("fi", "parakeet-v3")])
  func oneIsRecommended(language: String, name: String) {
    #expect(catalogue.recommended(language: language)?.name == name)
  }

  @Test func noneIsRecommendedForALanguageThatNoneSpeaks() {
    #expect(catalogue.recommended(language: "tlh") == nil)
  }

  @Test func aMisspeltNameHasSuggestions() {
    #expect(catalogue.suggestions(for: "kroko").contains("kroko-en"))
  }

  @Test func aMissingCatalogueIsNamed() {
    #expect(throws: CatalogueError.missing("/nowhere/models.json")) { try Catalogue(file: "/nowhere/models.json") }
  }

  @Test(arguments: [("", "unreadable"), ("[]", "unreadable"), (#"{"version": 2, "models": []}"#, "newer")])
  func aWrongCatalogueIsNamed(text: String, cause: String) throws {
    let file = NSTemporaryDirectory() + "/utter-catalogue-" + UUID().uuidString
    try Data(text.utf8).write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(throws: cause == "newer" ? CatalogueError.newer(file) : .unreadable(file)) { try Catalogue(file: file) }
  }
}

/// Folders of models that came from elsewhere.
@Suite struct ModelFolderTests {
  @Test(
    arguments: [
      (
        "sherpa-onnx-streaming-zipformer", ["encoder.onnx", "decoder.onnx", "joiner.onnx"],
        SpeechModel.Kind.onlineTransducer
      ),
      ("parakeet", ["encoder.int8.onnx", "decoder.int8.onnx", "joiner.int8.onnx"], .offlineTransducer),
      ("whisper-base", ["base-encoder.onnx", "base-decoder.onnx"], .whisper),
      ("moonshine", ["preprocess.onnx", "encode.onnx", "uncached_decode.onnx", "cached_decode.onnx"], .moonshine),
      ("nemo", ["model.onnx", "model.int8.onnx"], .offlineNeMoCTC), ("nemo-streaming", ["model.onnx"], .onlineNeMoCTC),
      ("sense-voice", ["model.int8.onnx"], .senseVoice),
    ])
  func theKindIsGuessedByTheNames(name: String, files: [String], kind: SpeechModel.Kind) throws {
    let folder = NSTemporaryDirectory() + "/utter-folder-" + UUID().uuidString + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files + ["tokens.txt"] { try Data("x".utf8).write(to: URL(filePath: folder + "/" + file)) }
    let model = try #require(SpeechModel(folder: folder, name: name, languages: ["en"]))
    #expect(model.kind == kind)
    #expect(Set(model.files.values).isSubset(of: files + ["tokens.txt"]))
    #expect(model.files.count == (kind == .offlineNeMoCTC ? 2 : files.count + 1))
  }
}
