public import Wording

/// A dictionary as its file has it: `spoken,written,kind`, comma-separated values after RFC 4180. What cannot be read is
/// a problem with a line number, and stays where it is.
public struct DictionaryText: Hashable, Sendable {
  public private(set) var problems: [DictionaryProblem] = []
  private var rows: [DictionaryRow] = []

  public static let header = "spoken,written,kind"

  public init(_ text: String = "") {
    var reader = CSVReader(Array(text.utf8))
    var count = 0
    while let record = reader.next() {
      guard count < DictionaryLimits.entries else {
        problems.append(DictionaryProblem(line: record.line, cause: .tooMany))
        rows.append(.other(record.raw))
        if let rest = reader.rest { rows.append(.other(rest)) }
        return
      }
      switch Self.entry(record) {
      case .success(let entry?):
        rows.append(.entry(entry))
        count += 1
      case .success(nil): rows.append(.other(record.raw))
      case .failure(let cause):
        rows.append(.other(record.raw))
        if problems.count < Self.mostProblems { problems.append(DictionaryProblem(line: record.line, cause: cause)) }
      }
    }
  }

  public var entries: [Vocabulary.Entry] {
    rows.compactMap { row in if case .entry(let entry) = row { entry } else { nil } }
  }

  public var text: String { rows.map { $0.text + "\n" }.joined() }

  /// Puts the entry in the place of one that is said alike, or at the end.
  /// - Returns: whether it is a new one.
  @discardableResult public mutating func add(_ entry: Vocabulary.Entry) -> Bool {
    if rows.isEmpty { rows.append(.other(Self.header)) }
    let name = entry.name
    let place = rows.firstIndex { row in if case .entry(let other) = row { other.name == name } else { false } }
    if let place { rows[place] = .entry(entry) } else { rows.append(.entry(entry)) }
    return place == nil
  }

  /// The same for many, in one go.
  /// - Returns: how many are new.
  public mutating func add(_ entries: [Vocabulary.Entry]) -> Int {
    if rows.isEmpty { rows.append(.other(Self.header)) }
    var places: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      if case .entry(let entry) = row { places[entry.name] = index }
    }
    var added = 0
    for entry in entries {
      if let place = places[entry.name] {
        rows[place] = .entry(entry)
      } else {
        places[entry.name] = rows.count
        rows.append(.entry(entry))
        added += 1
      }
    }
    return added
  }

  /// Puts an entry in the place of another, or at the end where that is gone.
  public mutating func replace(_ old: Vocabulary.Entry, with entry: Vocabulary.Entry) {
    guard let place = rows.firstIndex(of: .entry(old)) else {
      add(entry)
      return
    }
    rows[place] = .entry(entry)
  }

  /// Removes exactly that one, however often it is there.
  public mutating func remove(_ entry: Vocabulary.Entry) { rows.removeAll { $0 == .entry(entry) } }

  /// Removes what is said or written like that.
  /// - Returns: what it was.
  public mutating func remove(named name: String) -> [Vocabulary.Entry] {
    let name = name.lowercased()
    let found = entries.filter { $0.name == name || $0.written.lowercased() == name }
    rows.removeAll { row in if case .entry(let entry) = row { found.contains(entry) } else { false } }
    return found
  }

  private static let mostProblems = 100

  private static func entry(_ record: CSVRecord) -> Result<Vocabulary.Entry?, DictionaryProblem.Cause> {
    if let cause = record.cause { return .failure(cause) }
    if record.raw.first == "#" || record.fields.allSatisfy(\.isEmpty) { return .success(nil) }
    let fields = record.fields
    if record.line == 1, fields.first?.lowercased() == "spoken", fields.count > 1, fields[1].lowercased() == "written" {
      return .success(nil)
    }
    // A line with a single word is a word of its own.
    let (spoken, written) = fields.count == 1 ? ("", fields[0]) : (fields[0], fields[1])
    guard !written.isEmpty else { return .failure(.nothingWritten) }
    let name = fields.count > 2 ? fields[2].lowercased() : ""
    if name.isEmpty {
      return .success(Vocabulary.Entry(spoken: spoken, written: written, kind: spoken.isEmpty ? .word : .replacement))
    }
    guard let kind = Vocabulary.Entry.Kind(rawValue: name) else { return .failure(.unknownKind(name)) }
    guard !spoken.isEmpty || kind == .word else { return .failure(.nothingWritten) }
    return .success(Vocabulary.Entry(spoken: spoken, written: written, kind: kind))
  }
}

extension Vocabulary.Entry {
  /// Two of the same name would hide each other.
  fileprivate var name: String { (spoken.isEmpty ? written : spoken).lowercased() }
}
