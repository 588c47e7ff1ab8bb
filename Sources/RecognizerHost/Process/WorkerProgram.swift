internal import Glibc

/// The program `utter-recognizer` and the environment that it is given.
public struct WorkerProgram: Hashable, Sendable {
  public static let name = "utter-recognizer"

  public var path: String
  public var environment: [String: String]

  public init(path: String, environment: [String: String] = [:]) {
    self.path = path
    self.environment = environment
  }

  /// The program that was installed beside this one, or the one that `UTTER_RECOGNIZER_PROGRAM` names. It is given
  /// our environment without the keys to web services.
  public static func installed(environment: [String: String]) -> WorkerProgram {
    WorkerProgram(
      path: environment["UTTER_RECOGNIZER_PROGRAM"] ?? "\(ownFolder)/\(name)",
      environment: environment.filter { !$0.key.hasSuffix("_API_KEY") })
  }

  private static var ownFolder: String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress!, $0.count) }
    let path = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
