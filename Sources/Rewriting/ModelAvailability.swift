import Localization

/// Whether a model can be asked, known before it is needed.
public enum ModelAvailability: Hashable, Sendable {
  /// Nobody has asked yet.
  case unknown
  case noServer
  /// The server is there, the model is not; what it has instead.
  case modelMissing(has: [String])
  /// The server is reading the model.
  case loading
  case ready
  /// It must not or cannot be asked: a sentence for people.
  case unusable(String)

  /// Whether a text may be given to it: while it is loading the deadline decides.
  public var mayAnswer: Bool {
    switch self {
    case .unknown, .loading, .ready: true
    case .noServer, .modelMissing, .unusable: false
    }
  }

  /// For programs.
  public var code: String {
    switch self {
    case .unknown: "unknown"
    case .noServer: "no-server"
    case .modelMissing: "model-missing"
    case .loading: "loading"
    case .ready: "ready"
    case .unusable: "unusable"
    }
  }

  /// For people: what is, and what to do.
  /// - Parameters:
  ///   - model: as the user named it; empty where he named none.
  ///   - server: its address or name.
  public func sentence(model: String, server: String) -> String {
    switch self {
    case .unknown where model.isEmpty: localized("The language model at \(server) was not asked yet.")
    case .unknown: localized("The language model “\(model)” at \(server) was not asked yet.")
    case .noServer:
      localized(
        "No language model server answers at \(server): start it, change rewrite-base-url, or turn rewrite off.")
    case .modelMissing(let has) where has.isEmpty:
      localized("The server at \(server) has no language model: fetch one there, or name one in rewrite-model.")
    case .modelMissing(let has) where model.isEmpty:
      localized(
        "No language model of the server at \(server) is chosen: set rewrite-model to one of \(Self.list(has)).")
    case .modelMissing(let has):
      localized("The server at \(server) does not have “\(model)”: set rewrite-model to one of \(Self.list(has)).")
    case .loading where model.isEmpty: localized("The language model is being loaded at \(server).")
    case .loading: localized("The language model “\(model)” is being loaded at \(server).")
    case .ready where model.isEmpty: localized("The language model at \(server) is ready.")
    case .ready: localized("The language model “\(model)” at \(server) is ready.")
    case .unusable(let sentence): sentence
    }
  }

  private static func list(_ models: [String]) -> String { models.prefix(5).joined(separator: ", ") }
}
