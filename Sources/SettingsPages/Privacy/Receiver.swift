internal import CloudRecognition
internal import HTTP
internal import Localization
internal import Speech

/// Somebody beyond this machine who gets some of what the user says, by what is chosen.
enum Receiver: Hashable, Sendable {
  /// What every dictation has that nothing else is chosen for.
  case sound(String)
  /// What is said in some languages, programs or fields.
  case someSound(String)
  /// A language model's server, where it has something to do.
  case text(String)

  var sentence: String {
    switch self {
    case .sound(let name):
      localized("What you dictate goes to \(name), as sound, with the words of your dictionary as hints.")
    case .someSound(let name):
      localized(
        "What you dictate in some languages or programs goes to \(name), as sound, with the words of your dictionary as "
          + "hints.")
    case .text(let name): localized("Texts go to \(name), where a language model is to change them.")
    }
  }

  /// Each of them once, in the order in which they come to a dictation. Who cannot be found out counts as beyond this
  /// machine.
  static func all(_ settings: ChosenReceivers, providers: [CloudProvider]) -> [Receiver] {
    func name(ofRecognizer id: String) -> String? {
      guard case .cloud(let name, _)? = RecognizerID(id) else { return nil }
      guard let provider = providers.first(where: { $0.name == name }) else { return name }
      return provider.base.isLoopback ? nil : provider.title
    }
    let first = name(ofRecognizer: settings.recognizer)
    var seen: Set<String?> = [nil, first]
    let others = settings.otherRecognizers.map(name).filter { seen.insert($0).inserted }.compactMap(\.self)
    let model = settings.rewritesTexts ? self.name(ofServer: settings.modelServer, providers) : nil
    return [first.map(Self.sound)].compactMap(\.self) + others.map(Self.someSound)
      + [model.map(Self.text)].compactMap(\.self)
  }

  /// nil for one on this machine, and for what is no server.
  private static func name(ofServer text: String, _ providers: [CloudProvider]) -> String? {
    let address = HTTPAddress(text)
    if let known = providers.first(where: { $0.name == text || $0.base.description == address?.description }) {
      return known.base.isLoopback ? nil : known.title
    }
    guard let address, !address.isLoopback else { return nil }
    return address.host
  }
}
