/// The texts of a long recording, as they come.
extension Journal {
  /// Adds the text of the segment that follows those before. Returns when it would survive a power cut.
  public func add(_ segment: JournalSegment, to id: RecordingID) {
    guard kept[id] != nil else { return }
    segmentList(of: id).add(segment)
  }

  /// What was recognized so far, in the order of the recording.
  public func segments(of id: RecordingID) -> [JournalSegment] {
    guard kept[id] != nil else { return [] }
    return segmentList(of: id).segments
  }

  func forgetSegments(of id: RecordingID) {
    segmentLists[id] = nil
    folder?.removeSegments(id)
  }

  private func segmentList(of id: RecordingID) -> SegmentList {
    if let list = segmentLists[id] { return list }
    let list = SegmentList(id, in: folder)
    segmentLists[id] = list
    return list
  }
}
