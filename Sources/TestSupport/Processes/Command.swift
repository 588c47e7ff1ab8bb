/// A program that runs, answers and ends.
public enum Command {
  /// - Returns: What it wrote on standard output.
  /// - Throws: `ProcessFailure` with the end of its standard error where its status is not 0.
  @discardableResult
  public static func run(
    _ path: String, _ arguments: [String] = [], environment: [String: String], errors: String
  ) async throws -> String {
    let process = try TestProcess(path, arguments, environment: environment, errors: errors)
    process.closeInput()
    var output: [String] = []
    for await line in process.lines { output.append(line) }
    let status = await process.exit()
    guard status == .exited(0) else {
      let complaint = (try? File.read(errors))?.split(separator: "\n").last.map(String.init) ?? ""
      throw ProcessFailure("\(path) \(arguments.joined(separator: " ")): \(status). \(complaint)")
    }
    return output.joined(separator: "\n")
  }
}
