/// Xvfb on a display number that it picks by itself.
enum VirtualDisplay {
  static func start(
    environment: [String: String], log: String
  ) async throws -> (process: TestProcess, name: String) {
    let process = try TestProcess(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "1280x800x24", "-noreset", "-nolisten", "tcp"],
      environment: environment, errors: log)
    guard let number = await process.lines.first(where: { _ in true }) else {
      throw ProcessFailure("Xvfb ended before it was ready; see \(log)")
    }
    return (process, ":\(number)")
  }
}
