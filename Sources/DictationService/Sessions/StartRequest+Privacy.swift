import DictationCore

extension StartRequest {
  /// Nothing is recorded for such a field, whoever asks.
  var isPrivate: Bool { purpose == .password || purpose == .pin || hints.contains(.isPrivate) }
}
