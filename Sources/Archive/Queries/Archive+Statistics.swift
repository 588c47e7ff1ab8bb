internal import GRDB

extension Archive {
  public func statistics() throws(ArchiveError) -> ArchiveStatistics {
    try read { db in
      var statistics = ArchiveStatistics()
      let underWay = """
        SELECT count(DISTINCT session) FROM segment WHERE state <> 'done' AND state IN ('recording', 'transcribing')
        """
      statistics.sessions = try Int.fetchOne(db, sql: "SELECT (SELECT count(*) FROM session) - (\(underWay))") ?? 0
      if let row = try Row.fetchOne(
        db, sql: "SELECT sum(words) AS words, sum(duration) AS duration, sum(corrections) AS corrections FROM segment")
      {
        statistics.words = row["words"] ?? 0
        statistics.duration = row["duration"] ?? 0
        statistics.corrections = row["corrections"] ?? 0
      }
      statistics.recognizers = try Row.fetchAll(
        db,
        sql: """
          SELECT recognizer, count(*) AS segments, count(latency) AS measured FROM segment
          WHERE recognizer <> '' GROUP BY recognizer ORDER BY segments DESC, recognizer
          """
      ).map { row in
        let (id, measured): (String, Int) = (row["recognizer"], row["measured"])
        return ArchiveStatistics.Recognizer(
          id: id, segments: row["segments"], latencyMedian: try Self.latency(of: id, share: 0.5, measured, in: db),
          latency95: try Self.latency(of: id, share: 0.95, measured, in: db))
      }
      return statistics
    }
  }

  /// The nearest rank.
  private static func latency(of recognizer: String, share: Double, _ count: Int, in db: Database) throws -> Double? {
    try Double.fetchOne(
      db,
      sql: """
        SELECT latency FROM segment WHERE recognizer = ? AND latency IS NOT NULL ORDER BY latency LIMIT 1 OFFSET ?
        """, arguments: [recognizer, max(0, Int((Double(count) * share).rounded(.up)) - 1)])
  }
}
