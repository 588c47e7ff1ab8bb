import Logging

/// Writes an event as one line: `2026-03-01T12:00:00.123Z warning ibus-engine-utter[4711] session: message key=value`.
struct LineLogHandler: LogHandler {
  let label: String
  let program: String
  let outputs: [@Sendable (String) -> Void]
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var fields = metadataProvider?.get() ?? [:]
    fields.merge(metadata) { _, own in own }
    fields.merge(event.metadata ?? [:]) { _, own in own }
    if let error = event.error { fields["error"] = "\(error)" }
    let line = LogLine.text(
      stamp: LogLine.stamp(), level: event.level, program: program, label: label, message: "\(event.message)",
      fields: fields)
    for output in outputs { output(line) }
  }
}
