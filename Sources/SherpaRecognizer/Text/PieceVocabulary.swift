import Glibc
internal import Localization
internal import Speech

/// The word pieces of a model, as the library wants them for hotwords: one a line, with its score. Models come with them as
/// a SentencePiece model, a protocol buffer.
struct PieceVocabulary {
  let lines: String
  private let pieces: Set<String>

  /// - Throws: `modelRejected` where the file is no SentencePiece model.
  init(sentencePieceModel file: String) throws(RecognizerError) {
    guard let bytes = FileBytes.read(file, atMost: 16 << 20) else {
      throw .modelMissing(localized("\(file) cannot be read; install the model again."))
    }
    var lines = ""
    var pieces: Set<String> = []
    var message = ProtocolBuffer(bytes[...])
    // ModelProto.pieces is field 1; of each, field 1 is the text and field 2 the score.
    while let field = message.next() {
      guard field.number == 1, case .bytes(let piece) = field.value else { continue }
      var text = ""
      var score: Float = 0
      var entry = ProtocolBuffer(piece)
      while let part = entry.next() {
        switch (part.number, part.value) {
        case (1, .bytes(let utf8)): text = String(decoding: utf8, as: UTF8.self)
        case (2, .fixed32(let bits)): score = Float(bitPattern: bits)
        default: break
        }
      }
      guard !text.isEmpty else { continue }
      lines += "\(text) \(score)\n"
      pieces.insert(text)
    }
    guard !lines.isEmpty else {
      throw .modelRejected(localized("\(file) is no SentencePiece model; install the model again."))
    }
    self.lines = lines
    self.pieces = pieces
  }

  /// Whether every word of a phrase is made of pieces.
  func canSpell(_ phrase: String) -> Bool {
    let words = phrase.split(separator: " ")
    return !words.isEmpty && words.allSatisfy { canSpell(word: Array("▁" + $0)) }
  }

  private func canSpell(word: [Character]) -> Bool {
    // The places that are reached by whole pieces.
    var reached: Set = [0]
    for end in 1...word.count
    where (0..<end).contains(where: { start in
      reached.contains(start) && pieces.contains(String(word[start..<end]))
    }) {
      reached.insert(end)
    }
    return reached.contains(word.count)
  }

  /// nil for nil, which a model gets that takes no hotwords.
  static func withFile<Value>(
    of vocabulary: PieceVocabulary?, _ body: (String?) throws(RecognizerError) -> Value
  ) throws(RecognizerError) -> Value {
    guard let vocabulary else { return try body(nil) }
    return try vocabulary.withFile(body)
  }

  /// Writes them where the library can read them, as long as `body` runs.
  func withFile<Value>(_ body: (String) throws(RecognizerError) -> Value) throws(RecognizerError) -> Value {
    let folder = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/utter-pieces-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else {
      throw .unavailable(localized("No temporary file can be made in \(folder); make room there."))
    }
    defer {
      unlink(path)
      close(file)
    }
    let bytes = Array(lines.utf8)
    guard write(file, bytes, bytes.count) == bytes.count else {
      throw .unavailable(localized("A temporary file in \(folder) cannot be written; make room there."))
    }
    return try body(String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
