import Glibc

enum ProcessEnvironment {
  /// The variables of this process.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var pointer = environ
    while let entry = pointer.pointee {
      let text = String(cString: entry)
      if let sign = text.firstIndex(of: "=") {
        variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      pointer += 1
    }
    return variables
  }
}
