import DictationCore

/// The versions of the last dictations, for whoever wants another than was inserted. In memory only: what the history may
/// not keep is not kept here either for longer than a few dictations.
struct VersionShelf {
  private struct Versions {
    let id: SessionID
    let request: StartRequest?
    var alternatives: [Alternative]
    /// What stands in its field, where it was inserted.
    var inserted: Draft?
  }

  private var versions: [Versions] = []

  private static let longest = 8

  /// The recognizer's words and what the rules made of them.
  /// - Parameter request: how the dictation began.
  mutating func note(_ id: SessionID, _ request: StartRequest?, raw: String, rules: Draft) {
    guard !rules.isOnlyCommand else { return }
    versions.removeAll { $0.id == id }
    let alternatives = [Alternative(.rules, rules), Alternative(.raw, Draft(text: raw))]
    versions = versions.suffix(Self.longest - 1) + [Versions(id: id, request: request, alternatives: alternatives)]
  }

  /// What is handed over in the end.
  mutating func noteFinal(_ id: SessionID, _ draft: Draft) { put(Alternative(.final, draft), of: id) }

  /// One more, in the place of an older one of its kind.
  mutating func put(_ alternative: Alternative, of id: SessionID) {
    guard let index = versions.firstIndex(where: { $0.id == id }) else { return }
    versions[index].alternatives.removeAll { $0.kind == alternative.kind && $0.tone == alternative.tone }
    versions[index].alternatives.append(alternative)
  }

  /// What stands in its field now.
  /// - Returns: which version that is.
  mutating func noteInserted(_ id: SessionID, _ draft: Draft) -> Alternative {
    if let index = versions.firstIndex(where: { $0.id == id }) { versions[index].inserted = draft }
    let known = alternatives(of: id)
    guard !known.isEmpty else { return Alternative(.final, draft) }
    if let version = known.first(where: { $0.draft.text == draft.text }) { return version }
    let edited = Alternative(.edited, draft)
    put(edited, of: id)
    return edited
  }

  /// Forgets dictations that were deleted.
  mutating func remove(where isDeleted: (SessionID) -> Bool) { versions.removeAll { isDeleted($0.id) } }

  /// What was handed over comes first; empty where nothing is known any more.
  func alternatives(of id: SessionID) -> [Alternative] {
    let found = versions.first { $0.id == id }?.alternatives ?? []
    return found.filter { $0.kind == .final } + found.filter { $0.kind != .final }
  }

  func inserted(of id: SessionID) -> Draft? { versions.first { $0.id == id }?.inserted }

  func request(of id: SessionID) -> StartRequest? { versions.first { $0.id == id }?.request }
}
