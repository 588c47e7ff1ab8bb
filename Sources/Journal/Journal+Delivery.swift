extension Journal {
  /// The text is there, and no field has it yet. Returns when it would survive a power cut.
  public func keep(_ text: JournalText, of id: RecordingID) {
    change(id, isDurable: true) {
      $0.state = .pending
      $0.text = text
      $0.keepFor = nil
    }
  }

  /// The text is there and goes to its field at once. Returns when it would survive the end of the process.
  public func deliver(_ text: JournalText, of id: RecordingID) {
    change(id) {
      $0.state = .delivering
      $0.text = text
      $0.keepFor = nil
    }
  }

  /// To be awaited before the text is handed over. Returns when it would survive the end of the process.
  public func markDelivering(_ id: RecordingID) { change(id) { $0.state = .delivering } }

  /// The text is where it belongs, or the user put it away.
  /// - Parameter seconds: how long the audio is kept all the same; 0 removes it now. The text is removed in any case.
  public func markDelivered(_ id: RecordingID, keepAudioFor seconds: Double = 0) {
    change(id) {
      $0.state = .delivered
      $0.text = nil
      $0.keepFor = seconds
    }
    forgetSegments(of: id)
    if seconds <= 0 { erase(id) }
  }

  /// Claims the oldest pending text: it is *delivering* from here on, and nobody else is given it.
  public func take() -> JournalEntry? {
    guard let entry = entries.first(where: { $0.state == .pending }) else { return nil }
    markDelivering(entry.id)
    return kept[entry.id]
  }

  /// The user gives the dictation up; `restore` brings it back for `JournalLimits.cancelledFor` seconds.
  public func cancel(_ id: RecordingID) {
    guard let entry = kept[id], entry.state != .cancelled else { return }
    if entry.state == .recording { _ = finish(id) }
    change(id) {
      $0.state = .cancelled
      $0.keepFor = limits.cancelledFor
    }
  }

  /// - Returns: the entry, *pending* where it has a text and *recorded* where it has none; nil where it is too late.
  public func restore(_ id: RecordingID) -> JournalEntry? {
    guard let entry = kept[id], entry.state == .cancelled, !entry.isExpired(at: date()) else { return nil }
    change(id) {
      $0.state = $0.text == nil ? .recorded : .pending
      $0.keepFor = nil
    }
    return kept[id]
  }

  /// No recognizer could read it.
  /// - Returns: how often that was so.
  public func countFailure(of id: RecordingID) -> Int {
    change(id) { $0.failures = ($0.failures ?? 0) + 1 }
    return kept[id]?.failures ?? 0
  }

  /// What is not dealt with by then is removed.
  /// - Parameter seconds: from its last change on; an earlier limit stays.
  public func limit(_ id: RecordingID, to seconds: Double) {
    guard let entry = kept[id], entry.keepFor.map({ $0 > seconds }) ?? true else { return }
    var limited = entry
    limited.keepFor = seconds
    store(limited)
  }

  /// Removes a recording, whatever its state.
  public func remove(_ id: RecordingID) { erase(id) }

  /// Removes notes that could not be read and were put aside.
  public func removeUnreadable() { folder?.removeUnreadable() }

  /// Removes what was kept only for a while and is due.
  /// - Returns: seconds until something else is; nil where nothing waits for its end.
  @discardableResult
  public func sweep() -> Double? {
    let time = date()
    // However many wait, this is done after every dictation.
    for var entry in kept.values where entry.changedAt > time {
      // Of a time that was not: it would stay until then.
      entry.changedAt = time
      store(entry)
    }
    for entry in kept.values where entry.isExpired(at: time) { erase(entry.id) }
    return kept.values.lazy.compactMap { entry in entry.keepFor.map { max(0, entry.changedAt + $0 - time) } }.min()
  }
}
