internal import GLibRuntime

/// What to delete.
public enum HistorySelection: Hashable, Sendable {
  case session(UInt64)
  /// What began before that time, in seconds since 1970.
  case before(Double)
  case all
}

extension HistorySelection {
  init(dictionary: [String: Variant]) throws(VariantError) {
    if let id: UInt64 = try dictionary.value("id") {
      self = .session(id)
    } else if let time: Double = try dictionary.value("before") {
      self = .before(time)
    } else if try dictionary.value("all") == true {
      self = .all
    } else {
      // What nobody named is not deleted.
      throw .missing(key: "id, before or all", expected: .uint64)
    }
  }

  var dictionary: [String: Variant] {
    switch self {
    case .session(let id): ["id": id.variant]
    case .before(let time): ["before": time.variant]
    case .all: ["all": true.variant]
    }
  }
}
