import FoundationEssentials
import GLibRuntime
import Localization

/// The models that Utter knows, as `models.json` lists them.
public struct Catalogue: Hashable, Sendable {
  public let models: [SpeechModel]

  public init(models: [SpeechModel]) { self.models = models }

  /// - Throws: `CatalogueError`.
  public init(file: String) throws(CatalogueError) {
    guard let data = try? Data(contentsOf: URL(filePath: file)) else { throw .missing(file) }
    try self.init(json: data, file: file)
  }

  init(json: Data, file: String) throws(CatalogueError) {
    struct Document: Decodable {
      var version: Int
      var models: [SpeechModel]
    }
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: json)
    } catch {
      throw .unreadable(file)
    }
    guard document.version == 1 else { throw .newer(file) }
    models = document.models
  }

  public subscript(name: String) -> SpeechModel? { models.first { $0.name == name } }

  /// The one to install for `language` where nothing else is asked for: the best that streams and is light enough for
  /// any computer of today. A heavier one is better, and worth it once it was measured here.
  public func recommended(language: String) -> SpeechModel? {
    let candidates = models.filter { $0.isRecognizer && $0.speaks(language) }
    return candidates.filter { $0.isStreaming && $0.speed == .light }.max { $0.rank < $1.rank }
      ?? candidates.filter(\.isStreaming).max { $0.rank < $1.rank }
      ?? candidates.max { $0.rank < $1.rank }
  }

  /// The model whose files are in a folder, by their names and, where those were published, their checksums.
  public func model(in folder: String) -> SpeechModel? {
    models.first { model in
      let isComplete = model.files.values.allSatisfy { FileManager.default.fileExists(atPath: folder + "/" + $0) }
      guard isComplete, let checksums = model.checksums else {
        // Many models call their files alike; then the folder must be called as their archive.
        let archive = model.archive?.url.split(separator: "/").last ?? ""
        return isComplete && !archive.isEmpty && archive.hasPrefix(folder.split(separator: "/").last ?? "?")
      }
      return checksums.allSatisfy { SHA256.hex(ofFile: folder + "/" + $0.key) == $0.value }
    }
  }

  /// Names near to one that was not found, nearest first.
  public func suggestions(for name: String) -> [String] {
    models.map(\.name).filter { $0.contains(name) || name.contains($0) || $0.hasPrefix(name.prefix(4)) }.sorted()
  }
}

/// Why there is no catalogue.
public enum CatalogueError: Error, Hashable, Sendable {
  case missing(String)
  case unreadable(String)
  case newer(String)

  public var sentence: String {
    switch self {
    case .missing(let file): localized("The catalogue of models, \(file), is not there; install Utter again.")
    case .unreadable(let file): localized("The catalogue of models, \(file), cannot be read; install Utter again.")
    case .newer(let file): localized("The catalogue of models, \(file), belongs to a newer Utter; install Utter again.")
    }
  }
}
