import FoundationEssentials
import Synchronization
import TestSupport

@testable import Journal

/// A journal in a folder of its own, with a clock and a disk that the test moves.
final class JournalFixture: Sendable {
  let temporary: TemporaryFolder
  private let time = Mutex(1_800_000_000.0)
  private let leap = Mutex(0.0)
  private let free = Mutex<Int?>(nil)

  init() throws { temporary = try TemporaryFolder() }

  var path: String { temporary.file("state/utter/journal") }

  func open(_ limits: JournalLimits = JournalLimits()) throws -> Journal {
    try Journal(
      folder: path, limits: limits, now: { self.now }, date: { self.time.withLock { $0 } },
      freeBytes: { self.free.withLock { $0 } })
  }

  /// What the clock says.
  private var now: Double { time.withLock { $0 } + leap.withLock { $0 } }

  func pass(_ seconds: Double) { time.withLock { $0 += seconds } }

  /// The clock is set, while no time passes.
  func setClock(by seconds: Double) { leap.withLock { $0 += seconds } }

  /// What the disk has left from now on.
  func setFree(_ bytes: Int?) { free.withLock { $0 = bytes } }

  /// The files of the journal but its lock.
  var files: [String] { names.filter { $0 != "lock" } }

  func read(_ name: String) throws -> [UInt8] { try temporary.read("state/utter/journal/\(name)") }

  func write(_ bytes: [UInt8], to name: String) throws { try temporary.write(bytes, to: "state/utter/journal/\(name)") }

  /// Nothing can be written to the file, as on a full disk.
  func block(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: false)
  }

  func unblock(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  private var names: [String] { temporary.names(in: "state/utter/journal") }
}

extension RecordingDetails {
  static let example = RecordingDetails(
    session: 7, mode: "hold", client: "gtk3-im:gedit", language: "de-AT", purpose: 0, hints: 4)
}

/// Samples that no two places of have in common.
func ramp(_ count: Int, from start: Int = 0) -> [Int16] {
  (start..<start + count).map { Int16(truncatingIfNeeded: $0) }
}
