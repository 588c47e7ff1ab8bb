import Foundation

/// A folder that is gone when the test is.
final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "utter-diagnostics-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  func write(_ name: String, _ text: String) {
    try? text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
  }
}
