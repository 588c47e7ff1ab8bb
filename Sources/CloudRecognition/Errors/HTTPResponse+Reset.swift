internal import HTTP

extension HTTPResponse {
  /// When the server wants to be asked again: `retry-after-ms`, `retry-after` in seconds or as a date, and otherwise when
  /// the last of the limits that are used up is lifted.
  var retryAfter: Duration? {
    if let milliseconds = self["retry-after-ms"].flatMap(Double.init), (0..<1e9).contains(milliseconds) {
      return .milliseconds(milliseconds)
    }
    guard let text = self["retry-after"] else { return limitsLifted }
    if let seconds = Double(text), (0..<1e6).contains(seconds) { return .seconds(seconds) }
    // By the server's own clock, since ours may be wrong.
    let now = self["date"].flatMap(HTTPDate.seconds) ?? HTTPDate.now
    return HTTPDate.seconds(text).map { .seconds(max(0, $0 - now)) } ?? limitsLifted
  }

  /// `x-ratelimit-reset-requests: 2m59.56s`, `x-ratelimit-reset-tokens: 7.66s`, as Groq and OpenAI have them: those count
  /// of which `x-ratelimit-remaining-…` says that nothing is left.
  private var limitsLifted: Duration? {
    let prefix = "x-ratelimit-reset-"
    return fields.compactMap { field -> Duration? in
      guard field.name.hasPrefix(prefix),
        self["x-ratelimit-remaining-\(field.name.dropFirst(prefix.count))"].flatMap(Double.init) == 0
      else { return nil }
      return Duration(spelled: field.value)
    }.max()
  }
}

extension Duration {
  /// As Go writes durations: numbers with units, such as `1h2m3.5s` or `120ms`; plain seconds too. nil for anything else.
  init?(spelled text: String) {
    let units: [String: Double] = [
      "d": 86_400, "h": 3600, "m": 60, "s": 1, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "ns": 1e-9,
    ]
    var seconds = 0.0
    var rest = text[...]
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      rest = rest.dropFirst(number.count)
      let unit = rest.prefix { !$0.isNumber && $0 != "." }
      rest = rest.dropFirst(unit.count)
      guard let value = Double(number), let factor = unit.isEmpty ? 1 : units[String(unit)] else { return nil }
      seconds += value * factor
    }
    guard !text.isEmpty, seconds < 1e7 else { return nil }
    self = .seconds(seconds)
  }
}
