import FoundationEssentials
import GLibRuntime
import Glibc
import HTTP
import Unpacking

/// Brings a model into the store: fetch, check, unpack aside, check again, and one rename.
///
/// Interrupted at any byte, the next run goes on with what is there; the store never shows half a model. Everything here
/// blocks, and belongs on a thread of its own.
public struct ModelInstaller: Sendable {
  private let store: ModelStore
  /// Called now and then with how far it is; false stops it.
  private let progress: @Sendable (InstallProgress) -> Bool

  public init(into store: ModelStore, progress: @escaping @Sendable (InstallProgress) -> Bool = { _ in true }) {
    self.store = store
    self.progress = progress
  }

  /// - Parameter origin: another place to take it from: a mirror's address (of the file, or of a folder, ending in a
  ///   slash) or a local file; nil for the catalogue's address.
  public func install(_ model: SpeechModel, from origin: String? = nil) throws(ModelStoreError) -> InstalledModel {
    let lock = try store.lock()
    defer { lock.release() }
    guard store[model.name] == nil else { throw .alreadyInstalled(model.name) }
    guard let source = model.source else { throw .noSource(model.name) }
    let isLocal = origin.map { !$0.contains("://") } ?? false
    let file = isLocal ? origin ?? "" : store.downloads + "/" + model.name + ".part"
    if !isLocal { try fetch(source, from: Self.address(of: source, at: origin), into: file) }
    try check(file, source, deleting: !isLocal)
    let folder = try stagingFolder(for: model.name)
    try require(model.installedBytes)
    if model.archive != nil { try unpack(file, model, into: folder) } else { try copy(file, model, into: folder) }
    let installed = try finish(model, folder, isImported: false)
    if !isLocal { removeDownload(file) }
    return installed
  }

  /// A folder that holds a model already, such as one that another program downloaded. Its files are copied.
  public func importFolder(_ path: String, as model: SpeechModel) throws(ModelStoreError) -> InstalledModel {
    let lock = try store.lock()
    defer { lock.release() }
    guard ModelStore.isName(model.name) else { throw .notAModel(path) }
    guard store[model.name] == nil else { throw .alreadyInstalled(model.name) }
    let sizes = model.files.values.map { Self.size(of: path + "/" + $0) ?? 0 }
    let folder = try stagingFolder(for: model.name)
    try require(sizes.reduce(0, +))
    for name in Set(model.files.values) {
      guard Self.size(of: path + "/" + name) != nil else { throw .incomplete(missing: name) }
      let target = folder + "/" + name
      do {
        let parent = URL(filePath: target).deletingLastPathComponent().path
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: path + "/" + name, toPath: target)
      } catch {
        throw .cannotWrite(target)
      }
    }
    return try finish(model, folder, isImported: true)
  }

  // MARK: Steps

  private func fetch(_ source: SpeechModel.Source, from address: String, into file: String) throws(ModelStoreError) {
    let present = Self.size(of: file) ?? 0
    // A whole download whose unpacking was interrupted: its checksum says so without a byte from the network.
    if let sha256 = source.sha256, present > 0, SHA256.hex(ofFile: file) == sha256 { return }
    try require(max(0, source.bytes - present) + (source.unpackedBytes ?? 0))
    let download = Download(address: address, partialFile: file)
    do {
      try download.run { progress(.downloading(received: $0.received, total: $0.total ?? source.bytes)) }
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .download(error)
    }
  }

  private func check(_ file: String, _ source: SpeechModel.Source, deleting: Bool) throws(ModelStoreError) {
    guard progress(.checking) else { throw .cancelled }
    guard Self.size(of: file) != nil else { throw .notAModel(file) }
    guard let sha256 = source.sha256, SHA256.hex(ofFile: file) != sha256 else { return }
    if deleting { removeDownload(file) }
    throw .wrongChecksum(file)
  }

  private func unpack(_ file: String, _ model: SpeechModel, into folder: String) throws(ModelStoreError) {
    let total = Self.size(of: file) ?? 0
    // Sizes in the catalogue may be near ones; twice as much is room for them and still no bomb.
    let unpacker = ArchiveUnpacker(limits: UnpackingLimits(bytes: 2 * model.installedBytes + 10_000_000))
    do {
      try unpacker.unpack(file, into: folder) { progress(.unpacking(done: $0, total: total)) }
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .unpacking(error)
    }
    try hoist(model, in: folder)
  }

  /// Archives hold one folder with everything in it; the model's files belong at the top.
  private func hoist(_ model: SpeechModel, in folder: String) throws(ModelStoreError) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard entries.count == 1, let inner = entries.first, !model.files.values.contains(inner) else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + inner)) ?? [] {
      guard rename(folder + "/" + inner + "/" + name, folder + "/" + name) == 0 else { throw .cannotWrite(folder) }
    }
    rmdir(folder + "/" + inner)
  }

  private func copy(_ file: String, _ model: SpeechModel, into folder: String) throws(ModelStoreError) {
    guard let name = model.files.values.first else { throw .noSource(model.name) }
    do {
      try FileManager.default.copyItem(atPath: file, toPath: folder + "/" + name)
    } catch {
      throw .cannotWrite(folder)
    }
  }

  /// Only what the model needs stays; it is checked, written down, and moved into the store as one.
  private func finish(_ model: SpeechModel, _ folder: String, isImported: Bool) throws(ModelStoreError)
    -> InstalledModel
  {
    guard progress(.checking) else { throw .cancelled }
    var checksums: [String: String] = [:]
    for name in Set(model.files.values) {
      guard let checksum = SHA256.hex(ofFile: folder + "/" + name) else { throw .incomplete(missing: name) }
      if let published = model.checksums?[name], published != checksum { throw .wrongChecksum(name) }
      checksums[name] = checksum
    }
    removeWhatIsNotNeeded(in: folder, keeping: Set(model.files.values))
    try store.write(ModelManifest(model: model, checksums: checksums, isImported: isImported), into: folder)
    Self.synchronize(folder, files: Array(checksums.keys))
    let place = store.path + "/" + model.name
    // A folder without a manifest is no model; one that stands in the way is what an older version left behind.
    try? FileManager.default.removeItem(atPath: place)
    guard rename(folder, place) == 0, let installed = store[model.name] else { throw .cannotWrite(place) }
    Self.synchronize(store.path, files: [])
    return installed
  }

  // MARK: Files

  /// Empty, whatever an interrupted run left there.
  private func stagingFolder(for name: String) throws(ModelStoreError) -> String {
    let folder = store.staging + "/" + name
    do {
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(folder)
    }
    return folder
  }

  /// Archives carry test recordings and copies in other precisions.
  private func removeWhatIsNotNeeded(in folder: String, keeping files: Set<String>) {
    let top = Set(files.map { String($0.split(separator: "/").first ?? "") })
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !top.contains(name) {
      try? FileManager.default.removeItem(atPath: folder + "/" + name)
    }
  }

  private func removeDownload(_ file: String) {
    unlink(file)
    unlink(file + ".etag")
  }

  private func require(_ bytes: Int) throws(ModelStoreError) {
    var status = statvfs()
    guard statvfs(store.path, &status) == 0 else { return }
    let free = Int(status.f_bavail) * Int(status.f_frsize)
    guard free >= bytes else { throw .noSpace(neededBytes: bytes, freeBytes: free, folder: store.path) }
  }

  private static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  private static func synchronize(_ folder: String, files: [String]) {
    for path in files.map({ folder + "/" + $0 }) + [folder] {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      if descriptor >= 0 {
        fsync(descriptor)
        close(descriptor)
      }
    }
  }

  private static func address(of source: SpeechModel.Source, at origin: String?) -> String {
    guard let origin else { return source.url }
    return origin.hasSuffix("/") ? origin + (source.url.split(separator: "/").last ?? "") : origin
  }
}
