import FoundationEssentials
import GLibRuntime
import Glibc

/// The folder of installed models: `$XDG_DATA_HOME/utter/models`, one folder a model.
///
/// A model appears by one rename, once everything in it is checked and on disk, and disappears by one. Downloads wait
/// in `.downloads`, half unpacked archives in `.staging`; whatever interrupts them, the models are whole.
public struct ModelStore: Sendable {
  public let path: String

  var downloads: String { path + "/.downloads" }
  var staging: String { path + "/.staging" }

  public init(path: String) { self.path = path }

  /// By name.
  public func installed() -> [InstalledModel] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { self[$0] }
  }

  public subscript(name: String) -> InstalledModel? {
    guard Self.isName(name) else { return nil }
    let folder = path + "/" + name
    guard let data = try? Data(contentsOf: URL(filePath: folder + "/" + ModelManifest.fileName)),
      let manifest = try? JSONDecoder().decode(ModelManifest.self, from: data), manifest.model.name == name
    else { return nil }
    return InstalledModel(manifest: manifest, path: folder)
  }

  public func remove(_ name: String) throws(ModelStoreError) {
    let lock = try lock()
    defer { lock.release() }
    guard let model = self[name] else { throw .notInstalled(name) }
    // Out of sight by one rename; what follows may be interrupted.
    let grave = staging + "/removed-" + name
    try? FileManager.default.removeItem(atPath: grave)
    guard rename(model.path, grave) == 0 else { throw .cannotWrite(model.path) }
    try? FileManager.default.removeItem(atPath: grave)
  }

  /// The files that differ from what was installed, or are gone; empty where the model is whole.
  public func damaged(_ name: String) throws(ModelStoreError) -> [String] {
    guard let model = self[name] else { throw .notInstalled(name) }
    return model.manifest.checksums.sorted { $0.key < $1.key }.compactMap { file, checksum in
      SHA256.hex(ofFile: model.path + "/" + file) == checksum ? nil : file
    }
  }

  // MARK: For installation

  func lock() throws(ModelStoreError) -> StoreLock {
    for folder in [path, downloads, staging] {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw .cannotWrite(folder)
      }
    }
    return try StoreLock(path + "/.lock")
  }

  /// Atomic: the old manifest or the new one is there, never half of one.
  func write(_ manifest: ModelManifest, into folder: String) throws(ModelStoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = folder + "/" + ModelManifest.fileName
    do {
      try encoder.encode(manifest).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw .cannotWrite(file)
    }
  }

  /// A name is a folder's name too, and part of a recognizer's id.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
