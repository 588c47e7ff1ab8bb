/// The name of a recognizer, as settings, profiles and the command line write it.
public enum RecognizerID: Hashable, Sendable, CustomStringConvertible {
  /// The best that is installed for the language.
  case automatic
  case pocketSphinx
  /// A model of the model store, by its name.
  case sherpa(String)
  case cloud(provider: String, model: String)

  /// `auto`, `pocketsphinx`, `sherpa/NAME` or `cloud/PROVIDER/MODEL`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("") else { return nil }
    switch (parts[0], parts.count) {
    case ("auto", 1): self = .automatic
    case ("pocketsphinx", 1): self = .pocketSphinx
    case ("sherpa", 2): self = .sherpa(parts[1])
    case ("cloud", 3): self = .cloud(provider: parts[1], model: parts[2])
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .automatic: "auto"
    case .pocketSphinx: "pocketsphinx"
    case .sherpa(let name): "sherpa/\(name)"
    case .cloud(let provider, let model): "cloud/\(provider)/\(model)"
    }
  }
}
