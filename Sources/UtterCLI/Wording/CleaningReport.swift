internal import Localization
internal import Wording

/// What every step did, a line each.
struct CleaningReport {
  let lines: [String]

  init(_ cleaned: Cleaned, joined: String) {
    var lines = cleaned.explanation.map { Self.line($0.step, $0.before, $0.after) }
    if let command = cleaned.command { lines.append("command: \(command.name)") }
    if joined != cleaned.text { lines.append(Self.line("seam", cleaned.text, joined)) }
    self.lines = lines.isEmpty ? [localized("Nothing was changed.")] : lines
  }

  private static func line(_ step: String, _ before: String, _ after: String) -> String {
    "\(step): “\(visible(before))” → “\(visible(after))”"
  }

  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "¶")
  }
}
