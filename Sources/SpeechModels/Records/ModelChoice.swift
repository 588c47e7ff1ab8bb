/// Which of the installed models are taken for a language where the user chose none.
public struct ModelChoice: Sendable {
  /// A model that needs more time than this for a second of speech falls behind sooner or later: beside it the desktop
  /// and the application that is dictated into want the processor too.
  public static let slowest = 0.8

  /// They run in real time here; the best first.
  public let fit: [InstalledModel]
  /// They do not, or are heavy and were not measured yet; the fastest first. Better than none.
  public let slow: [InstalledModel]

  public init(_ models: [InstalledModel], _ records: ModelRecords, language: String) {
    let candidates = models.filter { $0.model.isRecognizer && $0.model.speaks(language) }
      .map { (model: $0, record: records[$0]) }.filter { $0.record.broken == nil }
    fit = candidates.filter { Self.isFit($0.model, $0.record) }.sorted { $0.model.model.rank > $1.model.model.rank }
      .map(\.model)
    slow = candidates.filter { !Self.isFit($0.model, $0.record) }
      .sorted { ($0.record.realTimeFactor ?? 1) < ($1.record.realTimeFactor ?? 1) }.map(\.model)
  }

  private static func isFit(_ model: InstalledModel, _ record: ModelRecord) -> Bool {
    record.realTimeFactor.map { $0 <= slowest } ?? (model.model.speed != .heavy)
  }
}
