internal import GLibRuntime

/// Recordings that no recognizer could read yet.
public struct RecordingQueue: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public enum State: String, Sendable, CaseIterable {
      case recognizing
      case waiting
      /// It failed so often that it is tried again only when somebody asks for it, or the service starts again.
      case givenUp = "given-up"
    }

    /// In the history; nil where it is not there.
    public var session: UInt64?
    public var state: State
    /// Seconds since 1970.
    public var started = 0.0
    /// Seconds.
    public var duration = 0.0
    public var failures = 0
    /// Why it was not recognized, as a sentence; empty where that is not known.
    public var error = ""
    /// Seconds until it is tried again; nil where it does not wait for a time.
    public var next: Double?

    public init(_ state: State, session: UInt64? = nil) {
      self.state = state
      self.session = session
    }
  }

  /// How many there are, those that are not listed included.
  public var count: Int
  /// The oldest first.
  public var items: [Item]

  /// Of more than that only the oldest are listed.
  public static let longestList = 100

  public init(count: Int = 0, items: [Item] = []) {
    self.count = count
    self.items = items
  }
}

extension RecordingQueue.Item {
  init(dictionary: [String: Variant]) throws(VariantError) {
    let state: String = try dictionary.required("state")
    self.init(State(rawValue: state) ?? .waiting, session: try dictionary.value("session"))
    started = try dictionary.value("started") ?? 0
    duration = try dictionary.value("duration") ?? 0
    failures = try dictionary.count("failures")
    error = try dictionary.value("error") ?? ""
    next = try dictionary.value("next")
  }

  var dictionary: [String: Variant] {
    var dictionary: [String: Variant] = [
      "state": state.rawValue.variant, "started": started.variant, "duration": duration.variant,
      "failures": UInt32(clamping: failures).variant, "error": error.variant,
    ]
    dictionary["session"] = session?.variant
    dictionary["next"] = next?.variant
    return dictionary
  }
}
