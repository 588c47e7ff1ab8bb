/// A sentence for people as it is written in the source: its words, and what is filled into them.
///
/// Translators see the words with `{0}`, `{1}` … in the place of what is filled in, so they can put that where their
/// language wants it. Literals only: `Scripts/messages` reads them out of the sources.
public struct Message: ExpressibleByStringInterpolation, Sendable {
  fileprivate enum Part: Sendable {
    case words(String)
    case argument(String)
  }

  fileprivate var parts: [Part]

  public init(stringLiteral words: String) { parts = [.words(words)] }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// A literal that goes on in the next line of the source.
  public static func + (left: Message, right: Message) -> Message {
    var result = left
    result.parts += right.parts
    return result
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { parts.append(.words(words)) }
    }

    public mutating func appendInterpolation<Value>(_ value: Value) { parts.append(.argument("\(value)")) }
  }
}

extension Message {
  /// Under which a catalogue has it.
  var key: String {
    var (key, count) = ("", 0)
    for part in parts {
      switch part {
      case .words(let words): key += words
      case .argument:
        key += "{\(count)}"
        count += 1
      }
    }
    return key
  }

  /// As it is written.
  var text: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .words(let words): text += words
      case .argument(let value): text += value
      }
    }
  }

  var arguments: [String] {
    parts.compactMap { part in
      if case .argument(let value) = part { value } else { nil }
    }
  }

  /// `translation` with the arguments in the places it gives them.
  func fill(_ translation: String) -> String {
    let arguments = arguments
    var result = ""
    var rest = translation[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let index = Int(rest[rest.index(after: open)..<close])
      if let index, arguments.indices.contains(index) {
        result += rest[..<open] + arguments[index]
      } else {
        result += rest[...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
