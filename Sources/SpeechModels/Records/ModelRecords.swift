import FoundationEssentials

/// What was found out about models, in `$XDG_STATE_HOME/utter/models`, one file a model.
///
/// A record counts for the very files and the very machine that it was made with: a model that was installed again, or
/// a home that moved to another computer, begins anew. A record that cannot be written is one that is made again.
public struct ModelRecords: Sendable {
  public let folder: String
  public let machine: String

  /// - Parameters:
  ///   - folder: made where it is missing.
  ///   - machine: nil for this one.
  public init(folder: String, machine: String? = nil) {
    self.folder = folder
    self.machine = machine ?? Machine.description
  }

  private struct File: Codable {
    var version = 1
    var machine: String
    var checksums: [String: String]
    var record: ModelRecord
  }

  /// An empty record where nothing is known.
  public subscript(model: InstalledModel) -> ModelRecord {
    guard let data = try? Data(contentsOf: URL(filePath: path(model.name))),
      let file = try? JSONDecoder().decode(File.self, from: data),
      file.machine == machine, file.checksums == model.manifest.checksums
    else { return ModelRecord() }
    return file.record
  }

  public func note(_ model: InstalledModel, _ change: (inout ModelRecord) -> Void) {
    var record = self[model]
    change(&record)
    let file = File(machine: machine, checksums: model.manifest.checksums, record: record)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(file).write(to: URL(filePath: path(model.name)), options: .atomic)
  }

  /// The model is tried and measured again.
  public func forget(_ name: String) { try? FileManager.default.removeItem(atPath: path(name)) }

  private func path(_ name: String) -> String { folder + "/" + name + ".json" }
}
