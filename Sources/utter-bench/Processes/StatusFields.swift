import TestSupport

/// Lines of the shape `Name:   123 kB`, as the kernel writes them.
struct StatusFields {
  private var values: [Substring: Substring] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let value = parts[1].split(whereSeparator: \.isWhitespace).first else { continue }
      values[parts[0]] = value
    }
  }

  subscript(name: String) -> String? { values[Substring(name)].map(String.init) }

  /// - Throws: `ProcessFailure` where there is no such number.
  func number(_ name: String) throws -> Int {
    guard let value = values[Substring(name)].flatMap({ Int($0) }) else {
      throw ProcessFailure("the kernel does not say \(name)")
    }
    return value
  }

  func kilobytes(_ name: String) throws -> Double { Double(try number(name)) }
}
