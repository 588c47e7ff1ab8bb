/// Takes values from a payload, in the order in which `WireWriter` appended them. Counts are checked against what is left
/// before anything is allocated for them.
struct WireReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func readInteger<Value: FixedWidthInteger>(_: Value.Type = Value.self) throws(WireError) -> Value {
    let taken = try take(MemoryLayout<Value>.size)
    return taken.reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
  }

  /// A number of samples: five hundred years of them, which can be added to others. The peer is another process, so it is
  /// not taken at its word.
  mutating func readCount() throws(WireError) -> Int {
    let count = try readInteger(UInt64.self)
    guard count <= 1 << 48 else { throw .invalidValue("count") }
    return Int(count)
  }

  mutating func readText() throws(WireError) -> String {
    let bytes = try take(Int(try readInteger(UInt32.self)))
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText }
    return text
  }

  mutating func readList<Element>(
    _ readElement: (inout WireReader) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    let count = Int(try readInteger(UInt32.self))
    // Every element has at least one byte, so a count beyond that is a lie.
    guard count <= rest.count else { throw .truncated }
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try readElement(&self)) }
    return elements
  }

  mutating func readPairs() throws(WireError) -> [String: String] {
    let pairs = try readList { (reader: inout WireReader) throws(WireError) in
      (try reader.readText(), try reader.readText())
    }
    return Dictionary(pairs) { _, last in last }
  }

  mutating func readSamples() throws(WireError) -> [Int16] {
    let bytes = try take(Int(try readInteger(UInt32.self)) * 2)
    return bytes.withUnsafeBytes { raw in
      (0..<raw.count / 2).map { Int16(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self)) }
    }
  }

  func finish() throws(WireError) {
    guard rest.isEmpty else { throw .trailingBytes(rest.count) }
  }

  private mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw .truncated }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
