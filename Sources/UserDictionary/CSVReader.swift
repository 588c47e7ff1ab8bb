/// One record: its fields, or why it has none.
struct CSVRecord {
  /// From 1.
  let line: Int
  let raw: String
  var fields: [String] = []
  var cause: DictionaryProblem.Cause?
}

/// Cuts comma-separated values into records. A record whose quotation mark is not closed within the longest field ends
/// with its line, so that one broken line does not take the rest of the file along.
struct CSVReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark, as some spreadsheets write it.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func next() -> CSVRecord? {
    guard index < bytes.count else { return nil }
    let start = index
    let first = line
    var fields: [String] = []
    var cause: DictionaryProblem.Cause?
    while cause == nil {
      switch field() {
      case .failure(let failure): cause = failure
      case .success(let text): fields.append(text)
      }
      guard cause == nil, index < bytes.count, bytes[index] == UInt8(ascii: ",") else { break }
      index += 1
    }
    if cause != nil {
      index = start
      line = first
      skipLine()
    }
    let end = index
    endLine()
    return CSVRecord(
      line: first, raw: Self.text(bytes[start..<end]), fields: cause == nil ? fields : [], cause: cause)
  }

  /// Everything behind the records that were read, without its last line end.
  var rest: String? {
    guard index < bytes.count else { return nil }
    let end = bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count
    return Self.text(bytes[index..<max(index, end)])
  }

  private mutating func field() -> Result<String, DictionaryProblem.Cause> {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return quotedField() }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ","), !isLineEnd(bytes[index]) { index += 1 }
    guard index - start <= DictionaryLimits.longestField else { return .failure(.tooLong) }
    return .success(Self.text(bytes[start..<index].trimmingSpaces()))
  }

  private mutating func quotedField() -> Result<String, DictionaryProblem.Cause> {
    var text: [UInt8] = []
    index += 1
    while index < bytes.count, text.count <= DictionaryLimits.longestField {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return closed(text) }
        index += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      // A line end of Windows is one of ours.
      if byte != UInt8(ascii: "\r") || index == bytes.count || bytes[index] != UInt8(ascii: "\n") { text.append(byte) }
    }
    return .failure(text.count > DictionaryLimits.longestField ? .tooLong : .openQuote)
  }

  private mutating func closed(_ text: [UInt8]) -> Result<String, DictionaryProblem.Cause> {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index == bytes.count || bytes[index] == UInt8(ascii: ",") || isLineEnd(bytes[index]) else {
      return .failure(.openQuote)
    }
    return .success(Self.text(text[...]))
  }

  private mutating func skipLine() {
    while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
  }

  private mutating func endLine() {
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") {
      index += 1
    }
    index += 1
    line += 1
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension ArraySlice<UInt8> {
  fileprivate func trimmingSpaces() -> ArraySlice<UInt8> {
    var slice = self
    while slice.last == UInt8(ascii: " ") || slice.last == UInt8(ascii: "\t") { slice.removeLast() }
    return slice
  }
}
