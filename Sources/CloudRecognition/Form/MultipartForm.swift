/// A multipart/form-data body (RFC 7578) around one file, which comes last, so that it can still grow when everything
/// else was sent.
struct MultipartForm: Sendable {
  let fields: [FormField]
  let fileName: String
  let fileType: String
  let boundary: String

  init(_ fields: [FormField], fileName: String, fileType: String) {
    self.fields = fields
    self.fileName = fileName
    self.fileType = fileType
    // 128 random bits occur in no recording.
    var random = SystemRandomNumberGenerator()
    boundary = "utter" + (0..<2).map { _ in String(random.next() as UInt64, radix: 16) }.joined()
  }

  var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// What comes before the file.
  var head: [UInt8] {
    var text = ""
    for field in fields {
      text +=
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(field.name))\"\r\n\r\n\(field.value)\r\n"
    }
    text += "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(Self.quoted(fileName))\"\r\n"
    text += "Content-Type: \(fileType)\r\n\r\n"
    return Array(text.utf8)
  }

  /// What comes after the file.
  var tail: [UInt8] { Array("\r\n--\(boundary)--\r\n".utf8) }

  /// As browsers escape names.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "%22"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
