import ArgumentParser
import Glibc
import TestSupport

/// `make bench`: what Utter costs and how fast it is, measured on this machine.
@main
struct UtterBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "utter-bench",
    abstract: "Measures Utter in private sessions. The exit status is 1 where a bound is broken.")

  @Flag(help: "List the measurements, and measure nothing.")
  var list = false

  @Argument(help: "The measurement to make; without one, all of them.")
  var name: String?

  func run() async throws {
    if list {
      for bench in benches { print("\(bench.name): \(bench.summary)") }
      return
    }
    let chosen = benches.filter { name == nil || $0.name == name }
    guard !chosen.isEmpty else {
      let known = benches.map(\.name).joined(separator: ", ")
      throw Complaint("There is no measurement “\(name ?? "")”; there are \(known).")
    }
    var report = Report(path: "\(Workspace.root)/.build/bench.json")
    for bench in chosen { try await report.add(bench) }
    guard report.isGood else { throw ExitCode.failure }
  }
}

/// A sentence for whoever called the program.
struct Complaint: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
