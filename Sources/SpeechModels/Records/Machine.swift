import FoundationEssentials
import Glibc

/// What decides how fast a model runs.
enum Machine {
  /// The processor by its name, and how many there are.
  static let description: String = {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let name = lines.first { $0.hasPrefix("model name") || $0.hasPrefix("CPU part") }?
      .split(separator: ":").last?.split(separator: " ").joined(separator: " ")
    return "\(name ?? "unknown") × \(sysconf(Int32(_SC_NPROCESSORS_ONLN)))"
  }()
}
