import Archive
import DictationCore

extension ArchiveEntry {
  /// - Parameter text: exactly what stands in the field; the spaces at its ends join it to its place.
  mutating func setInserted(_ text: String, _ version: Alternative) {
    let text = String(text[...].trimming(\.isWhitespace))
    let spoken = segments.indices.filter { segments[$0].state == .done }
    if text != self.text, !spoken.isEmpty {
      for (index, piece) in zip(spoken, SegmentTexts.split(text, over: spoken.map { segments[$0].raw })) {
        segments[index].text = piece
      }
    }
    session.version = ArchivedSession.Version(version.kind)
    switch version.kind {
    case .tone: session.tone = version.tone
    case .rules, .raw: session.tone = ""
    // In the tone it has, if any.
    case .final, .edited: break
    }
  }
}

extension ArchivedSession.Version {
  fileprivate init(_ kind: Alternative.Kind) {
    self =
      switch kind {
      case .final: .final
      case .rules: .rules
      case .raw: .raw
      case .tone: .tone
      case .edited: .edited
      }
  }
}
