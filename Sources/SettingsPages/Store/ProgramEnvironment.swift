internal import Glibc

/// What the pages know of the process that they are in.
public struct ProgramEnvironment: Sendable {
  public var variables: [String: String]
  /// Of the running program, without a slash at the end.
  public var programFolder: String

  public init(variables: [String: String], programFolder: String) {
    self.variables = variables
    self.programFolder = programFolder
  }

  /// Those of this process that somebody looks at.
  public static var ofProcess: ProgramEnvironment {
    let names = [
      "HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP", "PATH", "LANGUAGE",
      "LC_ALL", "LC_MESSAGES", "LANG", "UTTER_SHERPA_ONNX", "UTTER_RECOGNIZER_PROGRAM", "CREDENTIALS_DIRECTORY",
    ]
    var variables: [String: String] = [:]
    for name in names { variables[name] = getenv(name).map { String(cString: $0) } }
    return ProgramEnvironment(variables: variables, programFolder: ownFolder)
  }

  /// In which the desktop speaks to the user, such as `de`; empty where that is not known.
  var language: String {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }
    let tag = names.first { !$0.isEmpty }?.prefix { $0.isLetter }.lowercased() ?? ""
    return ["c", "posix"].contains(tag) ? "" : tag
  }

  /// A program that was installed with this one, or the one that a variable names.
  func program(_ name: String, variable: String? = nil) -> String {
    if let path = variable.flatMap({ variables[$0] }) { return path }
    let places = ["\(programFolder)/../libexec/\(name)", "\(programFolder)/\(name)"]
    return places.first { access($0, X_OK) == 0 } ?? places[0]
  }

  private static var ownFolder: String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress!, $0.count) }
    let path = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
