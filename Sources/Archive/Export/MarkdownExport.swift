internal import FoundationEssentials

/// A heading, what is known of the session, the notes and the text.
enum MarkdownExport {
  static func write(_ entry: ArchiveEntry) -> String {
    let session = entry.session
    let began = Date(timeIntervalSince1970: session.startedAt).formatted(.iso8601)
    var parts = ["## \(session.title.isEmpty ? began : oneLine(session.title))"]
    let facts = [session.title.isEmpty ? "" : began, session.application, session.language, session.recognizer]
    let line = facts.filter { !$0.isEmpty }.map(oneLine).joined(separator: " · ")
    if !line.isEmpty { parts.append("*\(line)*") }
    if !session.notes.isEmpty {
      parts.append(
        session.notes.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { "> \($0)" }.joined(
          separator: "\n"))
    }
    parts.append(entry.text)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
