import Foundation

/// The figures as JSON, for programs.
struct FigureFile {
  var path: String

  /// - Throws: The system's error where the file cannot be written.
  func write(_ figures: [Figure]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(figures).write(to: URL(filePath: path), options: .atomic)
  }
}
