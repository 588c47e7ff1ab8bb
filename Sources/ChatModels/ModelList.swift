internal import FoundationEssentials

/// The models that a server names.
struct ModelList: Decodable {
  private struct Model: Decodable { let id: String }

  private let data: [Model]?

  /// nil for what is no list.
  init?(parsing bytes: [UInt8]) {
    guard let list = try? JSONDecoder().decode(ModelList.self, from: Data(bytes)) else { return nil }
    self = list
  }

  var names: [String] { (data ?? []).map(\.id) }

  /// Ollama's names end in a tag, which may be left out.
  func contains(_ model: String) -> Bool { names.contains(model) || names.contains("\(model):latest") }
}
