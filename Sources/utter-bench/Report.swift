import Glibc

/// What was measured so far: on the terminal and in a file.
struct Report {
  let path: String
  private var figures: [Figure] = []
  private var failures = 0

  init(path: String) {
    self.path = path
    #if DEBUG
      tell("This is a debug build: its figures are not those of what people install.")
    #endif
  }

  /// Every measurement was made and every bound kept.
  var isGood: Bool { failures == 0 && figures.allSatisfy(\.ok) }

  /// Makes a measurement. One that cannot be made does not keep the others from it.
  /// - Throws: What the system says where the file cannot be written.
  mutating func add(_ bench: any Bench) async throws {
    tell("\(bench.name): \(bench.summary)")
    warnOfLoad()
    do {
      let measured = try await bench.measure()
      figures += measured
      for line in FigureTable(figures: measured).lines { tell("  " + line) }
    } catch {
      failures += 1
      tell("  not measured: \(error)")
    }
    try FigureFile(path: path).write(figures)
  }

  private func warnOfLoad() {
    var load = 0.0
    guard getloadavg(&load, 1) == 1, load > Double(sysconf(Int32(_SC_NPROCESSORS_ONLN))) / 2 else { return }
    tell("  The machine is busy (load \(Int(load.rounded()))): times and memory will be worse than they are.")
  }

  /// At once, also into a pipe.
  private func tell(_ line: String) {
    print(line)
    fflush(nil)
  }
}
