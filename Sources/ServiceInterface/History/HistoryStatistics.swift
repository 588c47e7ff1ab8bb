internal import GLibRuntime

/// What the history says of itself.
public struct HistoryStatistics: Hashable, Sendable {
  public struct Recognizer: Hashable, Sendable {
    public var id: String
    public var segments: Int
    /// Seconds from the last sample to the text; nil where nobody waited.
    public var median: Double?
    public var percentile95: Double?

    public init(id: String, segments: Int, median: Double?, percentile95: Double?) {
      self.id = id
      self.segments = segments
      self.median = median
      self.percentile95 = percentile95
    }
  }

  public var sessions = 0
  public var words = 0
  /// Seconds of speech.
  public var duration = 0.0
  /// Texts that another recognition replaced.
  public var corrections = 0
  public var recognizers: [Recognizer] = []

  public init() {}
}

extension HistoryStatistics {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init()
    sessions = try dictionary.count("sessions")
    words = try dictionary.count("words")
    duration = try dictionary.value("duration") ?? 0
    corrections = try dictionary.count("corrections")
    for found in try dictionary.value("recognizers", as: [[String: Variant]].self) ?? [] {
      recognizers.append(
        Recognizer(
          id: try found.required("id"), segments: try found.count("segments"), median: try found.value("median"),
          percentile95: try found.value("percentile-95")))
    }
  }

  var dictionary: [String: Variant] {
    let recognizers = recognizers.map { recognizer in
      var dictionary: [String: Variant] = [
        "id": recognizer.id.variant, "segments": UInt32(clamping: recognizer.segments).variant,
      ]
      dictionary["median"] = recognizer.median?.variant
      dictionary["percentile-95"] = recognizer.percentile95?.variant
      return dictionary
    }
    return [
      "sessions": UInt32(clamping: sessions).variant, "words": UInt32(clamping: words).variant,
      "duration": duration.variant, "corrections": UInt32(clamping: corrections).variant,
      "recognizers": recognizers.variant,
    ]
  }
}
