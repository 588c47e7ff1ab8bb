/// How a session is written into a file.
public enum ExportFormat: String, Sendable, CaseIterable {
  case text = "txt"
  case markdown = "md"
  case json
  /// Subtitles; of one session, since they count from its beginning.
  case subRip = "srt"
  case webVTT = "vtt"

  public var isForOneSession: Bool { self == .subRip || self == .webVTT }

  /// What stands before all sessions, between two, and after all.
  public var frame: (before: String, between: String, after: String) {
    switch self {
    case .text: ("", "\n", "")
    case .markdown: ("", "\n", "")
    case .json: ("[\n", ",\n", "\n]\n")
    case .subRip: ("", "", "")
    case .webVTT: ("WEBVTT\n\n", "", "")
    }
  }

  /// One session.
  public func write(_ entry: ArchiveEntry) -> String {
    switch self {
    case .text: entry.text + "\n"
    case .markdown: MarkdownExport.write(entry)
    case .json: JSONExport.write(entry)
    case .subRip: SubtitleExport(decimalMark: ",", isNumbered: true).write(entry)
    case .webVTT: SubtitleExport(decimalMark: ".", isNumbered: false).write(entry)
    }
  }
}
