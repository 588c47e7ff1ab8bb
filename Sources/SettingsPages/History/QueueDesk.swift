internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

/// Recordings that wait for a recognizer: how many, why, and when they are tried again.
@GLibActor
final class QueueDesk {
  var onChange: (@GLibActor () -> Void)?
  /// Told which session somebody wants to see.
  var onOpen: (@GLibActor (UInt64) -> Void)?
  private(set) var queue = RecordingQueue()

  private let service: ServiceDesk
  private var isLooking = false

  init(_ service: ServiceDesk) { self.service = service }

  func look() {
    guard !isLooking else { return }
    isLooking = true
    GLibActor.task { [self] in
      let queue = try? await service.history().queue()
      isLooking = false
      show(queue ?? RecordingQueue())
    }
  }

  func retry() {
    GLibActor.task { [self] in
      try? await service.history().retryQueue()
      look()
    }
  }

  /// All of it in a line; nil where nothing waits.
  func summary(_ open: @escaping @GLibActor () -> Void) -> Row? {
    guard queue.count > 0 else { return nil }
    return Row(
      "queue",
      localized(
        "\(queue.count) recording waits to be recognized", "\(queue.count) recordings wait to be recognized",
        count: queue.count),
      queue.items.first.map(words) ?? "", mark: isBusy ? .busy : .warning,
      buttons: [
        RowButton(localized("Show"), action: open),
        RowButton(localized("Try now"), isEnabled: canRetry) { [weak self] in self?.retry() },
      ])
  }

  /// One by one.
  var rows: [Row] {
    queue.items.enumerated().map { index, item in
      var row = Row(
        "queue-\(item.session.map { "\($0)" } ?? "\(index)-unknown")",
        "\(HistoryWords.time(item.started)) · \(HistoryWords.duration(item.duration))", words(item),
        mark: item.state == .recognizing ? .busy : .warning)
      if let session = item.session {
        row.buttons = [RowButton(localized("Open"), style: .forward) { [weak self] in self?.onOpen?(session) }]
      }
      return row
    }
  }

  private var isBusy: Bool { queue.items.contains { $0.state == .recognizing } }
  private var canRetry: Bool { queue.items.contains { $0.state != .recognizing } }

  private func words(_ item: RecordingQueue.Item) -> String {
    let state =
      switch item.state {
      case .recognizing: localized("It is being recognized.")
      case .givenUp: localized("It is not tried by itself any more.")
      case .waiting: item.next.map(Self.pause) ?? localized("It waits for those before it.")
      }
    return [item.error, state].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// In minutes, so that the sentence does not change with every look.
  private static func pause(_ seconds: Double) -> String {
    let minutes = max(1, Int(saturating: (seconds / 60).rounded(.up)))
    return localized(
      "It is tried again within a minute.", "It is tried again within \(minutes) minutes.", count: minutes)
  }

  private func show(_ queue: RecordingQueue) {
    guard queue != self.queue else { return }
    self.queue = queue
    onChange?()
  }
}
