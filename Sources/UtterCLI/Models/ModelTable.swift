internal import Localization
internal import SpeechModels

/// What `utter models list` shows. The names are those of the JSON object.
struct ModelReport: Encodable, Hashable {
  let name: String
  let title: String
  let kind: String
  let languages: [String]
  let streaming: Bool
  let punctuated: Bool
  /// In bytes: of the download, or of the model where it came from elsewhere.
  let size: Int
  let licence: String
  /// `light`, `medium` or `heavy`, by measurements elsewhere.
  let speed: String
  let installed: Bool
  /// It dictates where nothing else is chosen, or is chosen.
  let inUse: Bool
  /// Seconds that it takes for a second of speech on this machine; absent until it was measured.
  let realTimeFactor: Double?
  /// Why it is not used; absent while it is.
  let broken: String?

  init(_ model: SpeechModel, installed: Bool, inUse: Bool, _ record: ModelRecord) {
    name = model.name
    title = model.title
    kind = model.kind.rawValue
    languages = model.languages
    streaming = model.isStreaming
    punctuated = model.punctuated
    size = model.source?.bytes ?? 0
    licence = model.licence
    speed = model.speed.rawValue
    self.installed = installed
    self.inUse = inUse
    realTimeFactor = record.realTimeFactor
    broken = record.broken
  }
}

/// Models as lines of text.
struct ModelTable {
  let reports: [ModelReport]

  var text: String {
    let rows =
      [
        [
          "", localized("name", context: "column"), localized("languages", context: "column"),
          localized("size", context: "column"), localized("speed here", context: "column"),
          localized("what it is", context: "column"),
        ]
      ] + reports.map(row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ").trimmedEnd
    }.joined(separator: "\n")
  }

  private func row(_ report: ModelReport) -> [String] {
    let mark = report.inUse ? "●" : report.installed ? "✓" : ""
    let languages =
      report.languages.count > 3
      ? "\(report.languages.prefix(3).joined(separator: " ")) …" : report.languages.joined(separator: " ")
    let speed = report.realTimeFactor.map { Self.seconds($0) + "/s" } ?? report.speed
    let title = report.streaming ? localized("\(report.title), words while you speak") : report.title
    return [
      mark, report.name, languages, "\(max(1, report.size / 1_000_000)) MB",
      report.broken == nil ? speed : localized("broken"), report.broken ?? title,
    ]
  }

  /// Two digits that count.
  static func seconds(_ factor: Double) -> String {
    let hundredths = Int((factor * 100).rounded())
    if hundredths == 0 { return localized("less than 0.01 s") }
    let cents = hundredths % 100
    return "\(hundredths / 100).\(cents < 10 ? "0" : "")\(cents) s"
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
