internal import Glibc
internal import Localization
internal import ServiceInterface

/// A session in the list.
public struct HistoryEntry: Hashable, Sendable {
  public var id: UInt64
  /// Its beginning, or where the words were found; the title of a note.
  public var title: String
  /// When, where, and what is unusual about it.
  public var detail: String
  public var mark: Mark?

  init(_ session: HistorySession) {
    id = session.id
    let text = session.text.isEmpty ? HistoryWords.nothing(session) : session.text
    title = session.title.isEmpty ? text : "\(session.title): \(text)"
    let facts = [HistoryWords.time(session.started), HistoryWords.application(session), HistoryWords.state(session)]
    detail = facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
    mark =
      switch (session.state, session.delivery) {
      case ("failed", _): .bad
      case ("queued", _), ("transcribing", _), ("recording", _): .busy
      case (_, "waiting"): .warning
      default: nil
      }
  }
}
