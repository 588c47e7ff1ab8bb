/// A multipart/form-data body (RFC 7578), read so strictly that a byte too much or too few is an error.
public struct StubForm: Sendable {
  public struct Part: Hashable, Sendable, CustomStringConvertible {
    public var name: String
    public var fileName: String?
    public var type: String?
    public var bytes: [UInt8]

    public init(name: String, fileName: String? = nil, type: String? = nil, bytes: [UInt8]) {
      self.name = name
      self.fileName = fileName
      self.type = type
      self.bytes = bytes
    }

    public var description: String { "\(name): \(bytes.count < 200 ? text : "\(bytes.count) bytes")" }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  public var parts: [Part] = []

  /// The text of the part of that name.
  public subscript(name: String) -> String? { parts.first { $0.name == name }?.text }

  public init(_ body: [UInt8], type: String) throws {
    let prefix = "multipart/form-data; boundary="
    guard type.hasPrefix(prefix) else { throw ProcessFailure("no form: \(type)") }
    let boundary = Array("--\(type.dropFirst(prefix.count))".utf8)
    var rest = body[...]
    try Self.take(boundary, from: &rest)
    while !rest.starts(with: Array("--".utf8)) {
      try Self.take(Array("\r\n".utf8), from: &rest)
      let head = try Self.take(through: Array("\r\n\r\n".utf8), from: &rest)
      let bytes = try Self.take(through: Array("\r\n".utf8) + boundary, from: &rest)
      parts.append(try Self.part(String(decoding: head, as: UTF8.self), Array(bytes)))
    }
    guard Array(rest) == Array("--\r\n".utf8) else { throw ProcessFailure("\(rest.count) bytes after the form") }
  }

  private static func take(_ bytes: [UInt8], from rest: inout ArraySlice<UInt8>) throws {
    guard rest.starts(with: bytes) else {
      throw ProcessFailure("not “\(String(decoding: bytes, as: UTF8.self))” but “\(rest.prefix(40).map { $0 })”")
    }
    rest = rest.dropFirst(bytes.count)
  }

  private static func take(through end: [UInt8], from rest: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
    var index = rest.startIndex
    while index <= rest.endIndex - end.count {
      if rest[index] == end[0], rest[index..<index + end.count].elementsEqual(end) {
        defer { rest = rest[(index + end.count)...] }
        return rest[..<index]
      }
      index += 1
    }
    throw ProcessFailure("the form has no end")
  }

  private static func part(_ head: String, _ bytes: [UInt8]) throws -> Part {
    var part = Part(name: "", bytes: bytes)
    for line in head.split(separator: "\r\n") {
      if line.hasPrefix("Content-Disposition: form-data; ") {
        for item in line.split(separator: "; ").dropFirst() {
          guard let sign = item.firstIndex(of: "=") else { throw ProcessFailure("a bad part: \(line)") }
          let value = String(item[item.index(after: sign)...].dropFirst().dropLast())
          switch item[..<sign] {
          case "name": part.name = value
          case "filename": part.fileName = value
          default: throw ProcessFailure("a bad part: \(line)")
          }
        }
      } else if line.hasPrefix("Content-Type: ") {
        part.type = String(line.dropFirst("Content-Type: ".count))
      } else {
        throw ProcessFailure("a bad line: \(line)")
      }
    }
    guard !part.name.isEmpty else { throw ProcessFailure("a part without a name") }
    return part
  }
}
