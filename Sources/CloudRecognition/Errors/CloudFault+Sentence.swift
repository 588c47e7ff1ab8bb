import Localization

extension CloudFault {
  /// For people: what happened and what to do next.
  public func sentence(about provider: CloudProvider) -> String {
    let title = provider.title
    return switch self {
    case .localOnly:
      localized("\(title) is not asked, as the setting local-only asks; turn it off, or choose a local recognizer.")
    case .noKey: localized("There is no key for \(title); set one with: utter key set \(provider.name)")
    case .keyUnreadable(let sentence): sentence
    case .keyRefused: localized("\(title) refused the key; check it with: utter key test \(provider.name)")
    case .noNetwork: localized("\(title) cannot be reached without a network; connect, then restore the dictation.")
    case .timeout: localized("\(title) did not answer in time; check the network, then restore the dictation.")
    case .quota(.some(let time)):
      localized(
        "\(title) takes no more requests now; it does again in \(Self.minutes(time)), or choose another recognizer.")
    case .quota(.none):
      localized("\(title) takes no more requests now; look at your account there, or choose another recognizer.")
    case .tooLong: localized("The recording is too long for \(title); dictate in shorter pieces.")
    case .unknownModel:
      localized("\(title) does not know the model or the address; check the recognizer in the settings.")
    case .serverError(let status):
      localized("\(title) is in trouble (\(status)); try again later, or choose another recognizer.")
    case .broken: localized("The connection to \(title) broke; check the network, then restore the dictation.")
    case .notSecure(let detail):
      localized(
        "The connection to \(title) is not safe (\(detail)); use https, or set allow-plain-http in a network of your own."
      )
    case .notUnderstood: localized("What \(title) answered was not understood; check the address of the provider.")
    case .resting: localized("\(title) failed five times in a row and is left alone until it answers again.")
    case .cancelled: localized("The dictation was cancelled.")
    case .silence: localized("Nothing was said, so nothing was sent to \(title).")
    case .invented: localized("\(title) answered with words that nobody said; dictate again, closer to the microphone.")
    }
  }

  private static func minutes(_ time: Duration) -> String {
    let seconds = max(1, time.components.seconds)
    return seconds < 90 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }
}
