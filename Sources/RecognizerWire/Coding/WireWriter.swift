/// Appends values to a payload: integers little-endian, text and lists behind their 32-bit count.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write<Value: FixedWidthInteger>(_ value: Value) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
    let utf8 = text.utf8
    write(UInt32(utf8.count))
    bytes.append(contentsOf: utf8)
  }

  mutating func write<Elements: Collection>(
    _ elements: Elements, _ writeElement: (inout WireWriter, Elements.Element) -> Void
  ) {
    write(UInt32(elements.count))
    for element in elements { writeElement(&self, element) }
  }

  /// Sorted by key, so that equal dictionaries are equal bytes.
  mutating func write(_ pairs: [String: String]) {
    write(pairs.sorted { $0.key < $1.key }) { writer, pair in
      writer.write(pair.key)
      writer.write(pair.value)
    }
  }

  mutating func write(_ samples: [Int16]) {
    write(UInt32(samples.count))
    bytes.reserveCapacity(bytes.count + samples.count * 2)
    for sample in samples { write(sample) }
  }
}
