internal import FoundationEssentials
internal import HTTP
internal import Localization
internal import UserFiles

/// `providers.json`: servers of the user's own, and changes to those that Utter knows.
///
///     { "home": { "base-url": "http://192.168.1.5:8000/v1", "models": ["large-v3"], "key": false,
///                 "allow-plain-http": true, "fields": { "no_language_probabilities": "true" } } }
public struct ProviderFile: Sendable {
  private let path: String?

  /// - Parameter path: the file need not be there.
  public init(path: String) { self.path = path }

  /// `$XDG_CONFIG_HOME/utter/providers.json`, by default in `~/.config`; none where neither is known. As the XDG
  /// specification asks, a relative path counts as none.
  public init(environment: [String: String]) {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }
    path = folder.map { $0 + "/utter/providers.json" }
  }

  /// Nobody writes so much about servers.
  private static let mostBytes = 1 << 20

  /// All providers; a file that cannot be used leaves those that Utter knows, and says why.
  public func read() -> (providers: [CloudProvider], problem: String?) {
    let known = [CloudProvider.groq, .openAI].compactMap { $0 }
    guard let path else { return (known, nil) }
    let text: String
    do throws(UserFileError) {
      text = try UserFile(path: path).read(limit: Self.mostBytes)
    } catch {
      return (known, error.sentence)
    }
    // There is none, or nothing in it.
    guard !text.isEmpty else { return (known, nil) }
    do {
      let entries = try JSONDecoder().decode([String: Entry].self, from: Data(text.utf8))
      var providers = known
      for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
        let index = providers.firstIndex { $0.name == name }
        guard let provider = entry.applied(to: index.map { providers[$0] }, name: name) else {
          return (
            known,
            localized(
              "The provider “\(name)” in \(path) needs a name of letters, digits, - or _ and a “base-url” such as "
                + "https://example.org/v1."
            )
          )
        }
        if let index { providers[index] = provider } else { providers.append(provider) }
      }
      return (providers, nil)
    } catch {
      return (
        known, localized("\(path) is not understood; compare it with the example in Documentation/WebServices.md.")
      )
    }
  }

  private struct Entry: Decodable {
    var title: String?
    var base: String?
    var path: String?
    var probe: String?
    var models: [String]?
    var format: String?
    var promptLimit: Int?
    var uploadLimit: Int?
    var fields: [String: String]?
    var key: Bool?
    var allowsPlainHTTP: Bool?
    var authority: String?
    var codec: String?
    var streaming: Bool?

    enum CodingKeys: String, CodingKey {
      case title, path, probe, models, fields, key, codec, streaming
      case base = "base-url"
      case format = "response-format"
      case promptLimit = "prompt-limit"
      case uploadLimit = "upload-limit"
      case allowsPlainHTTP = "allow-plain-http"
      case authority = "ca-file"
    }

    func applied(to known: CloudProvider?, name: String) -> CloudProvider? {
      guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }), !name.isEmpty
      else { return nil }
      let address = base.map { HTTPAddress($0) }
      if case .some(.none) = address { return nil }
      guard var provider = known ?? (address ?? nil).map({ CloudProvider(name: name, title: name, base: $0) }) else {
        return nil
      }
      if let address = address ?? nil { provider.base = address }
      if let title { provider.title = title }
      if let path { provider.path = path.hasPrefix("/") ? path : "/" + path }
      if let probe { provider.probePath = probe.hasPrefix("/") ? probe : "/" + probe }
      if let models { provider.models = models }
      if let format = format.flatMap(CloudProvider.AnswerFormat.init) { provider.answerFormat = { _ in format } }
      if let promptLimit { provider.promptLimit = max(0, promptLimit) }
      if let uploadLimit { provider.uploadLimit = max(0, uploadLimit) }
      if let fields {
        provider.extraFields = fields.sorted { $0.key < $1.key }.map { FormField($0.key, $0.value) }
      }
      if let key { provider.needsKey = key }
      if let allowsPlainHTTP { provider.allowsPlainHTTP = allowsPlainHTTP }
      if let authority { provider.authorityFile = authority }
      if let codec = codec.flatMap(UploadCodec.init) { provider.codec = codec }
      if let streaming { provider.mayStream = streaming }
      return provider
    }
  }
}
