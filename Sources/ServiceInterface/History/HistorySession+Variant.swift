internal import GLibRuntime

extension HistorySession {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(id: try dictionary.required("id"))
    kind = try dictionary.value("kind") ?? kind
    title = try dictionary.value("title") ?? ""
    notes = try dictionary.value("notes") ?? ""
    started = try dictionary.value("started") ?? 0
    ended = try dictionary.value("ended") ?? 0
    duration = try dictionary.value("duration") ?? 0
    application = try dictionary.value("application") ?? ""
    language = try dictionary.value("language") ?? ""
    recognizer = try dictionary.value("recognizer") ?? ""
    tone = try dictionary.value("tone") ?? ""
    delivery = try dictionary.value("delivery") ?? delivery
    version = try dictionary.value("version") ?? version
    state = try dictionary.value("state") ?? state
    text = try dictionary.value("text") ?? ""
    for segment in try dictionary.value("segments", as: [[String: Variant]].self) ?? [] {
      segments.append(try Segment(dictionary: segment))
    }
  }

  var dictionary: [String: Variant] {
    var dictionary: [String: Variant] = [
      "id": id.variant, "kind": kind.variant, "title": title.variant, "notes": notes.variant,
      "started": started.variant, "ended": ended.variant, "duration": duration.variant,
      "application": application.variant, "language": language.variant, "recognizer": recognizer.variant,
      "tone": tone.variant, "delivery": delivery.variant, "version": version.variant, "state": state.variant,
      "text": text.variant,
    ]
    if !segments.isEmpty { dictionary["segments"] = segments.map(\.dictionary).variant }
    return dictionary
  }
}

extension HistorySession.Segment {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(start: try dictionary.value("start") ?? 0, duration: try dictionary.value("duration") ?? 0)
    raw = try dictionary.value("raw") ?? ""
    cleaned = try dictionary.value("cleaned") ?? ""
    text = try dictionary.value("text") ?? ""
    state = try dictionary.value("state") ?? state
    failures = try dictionary.count("failures")
    error = try dictionary.value("error") ?? ""
    recognizer = try dictionary.value("recognizer") ?? ""
  }

  var dictionary: [String: Variant] {
    [
      "start": start.variant, "duration": duration.variant, "raw": raw.variant, "cleaned": cleaned.variant,
      "text": text.variant, "state": state.variant, "failures": UInt32(clamping: failures).variant,
      "error": error.variant, "recognizer": recognizer.variant,
    ]
  }
}
