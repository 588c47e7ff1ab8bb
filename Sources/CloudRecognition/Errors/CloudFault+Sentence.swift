extension CloudFault {
  /// For people: what happened and what to do next.
  public func sentence(about provider: CloudProvider) -> String {
    let title = provider.title
    return switch self {
    case .localOnly: "\(title) is not asked, as the setting local-only asks; turn it off, or choose a local recognizer."
    case .noKey: "There is no key for \(title); set one with: utter key set \(provider.name)"
    case .keyUnreadable(let sentence): sentence
    case .keyRefused: "\(title) refused the key; check it with: utter key test \(provider.name)"
    case .noNetwork: "\(title) cannot be reached without a network; connect, then restore the dictation."
    case .timeout: "\(title) did not answer in time; check the network, then restore the dictation."
    case .quota(.some(let time)):
      "\(title) takes no more requests now; it does again in \(Self.minutes(time)), or choose another recognizer."
    case .quota(.none): "\(title) takes no more requests now; look at your account there, or choose another recognizer."
    case .tooLong: "The recording is too long for \(title); dictate in shorter pieces."
    case .unknownModel: "\(title) does not know the model or the address; check the recognizer in the settings."
    case .serverError(let status): "\(title) is in trouble (\(status)); try again later, or choose another recognizer."
    case .broken: "The connection to \(title) broke; check the network, then restore the dictation."
    case .notSecure(let detail):
      "The connection to \(title) is not safe (\(detail)); use https, or set allow-plain-http in a network of your own."
    case .notUnderstood: "What \(title) answered was not understood; check the address of the provider."
    case .resting: "\(title) failed five times in a row and is left alone until it answers again."
    case .cancelled: "The dictation was cancelled."
    case .silence: "Nothing was said, so nothing was sent to \(title)."
    case .invented: "\(title) answered with words that nobody said; dictate again, closer to the microphone."
    }
  }

  private static func minutes(_ time: Duration) -> String {
    let seconds = max(1, time.components.seconds)
    return seconds < 90 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }
}
