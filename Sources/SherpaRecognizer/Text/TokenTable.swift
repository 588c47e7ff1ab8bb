internal import Localization
internal import Speech

/// What `tokens.txt` tells about the words of a model.
struct TokenTable {
  /// It knows no lower-case letters, so its case means nothing.
  let isCapitalsOnly: Bool

  /// - Throws: `modelRejected` where the file is no token table; the library would end the process.
  init(file: String) throws(RecognizerError) {
    // The largest tables of today hold 2 MB.
    guard let lines = FileBytes.read(file, atMost: 16 << 20) else {
      throw .modelMissing(localized("\(file) cannot be read; install the model again."))
    }
    var hasLower = false
    var hasUpper = false
    var count = 0
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      guard let id = fields.last, (1...2).contains(fields.count), id.allSatisfy(Self.isDigit) || id.last == 13 else {
        throw .modelRejected(localized("\(file) is no token table; install the model again."))
      }
      count += 1
      // Special tokens such as <blk> or <unk> are no words.
      guard fields.count == 2, let symbol = fields.first, symbol.first != UInt8(ascii: "<") else { continue }
      hasLower = hasLower || symbol.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      hasUpper = hasUpper || symbol.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
    guard count > 0 else { throw .modelRejected(localized("\(file) holds no tokens; install the model again.")) }
    isCapitalsOnly = hasUpper && !hasLower
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
