internal import Glibc

/// A folder with engine, service and worker, for others to be put in their place while they run.
public final class ReplaceablePrograms: Sendable {
  public let folder: String
  private let parent: TemporaryFolder

  public init() async throws {
    parent = try TemporaryFolder()
    folder = parent.file("libexec")
    try File.makeFolder(folder)
    for name in ["ibus-engine-utter", "utterd", "utter-recognizer"] { try await place(name) }
  }

  /// As an update does: what runs keeps its file, which no longer has a name.
  public func replace(_ name: String) async throws {
    try remove(name)
    try await place(name)
  }

  public func remove(_ name: String) throws {
    guard unlink("\(folder)/\(name)") == 0 else { throw ProcessFailure("\(folder)/\(name) cannot be removed") }
  }

  /// Puts back what was removed.
  public func place(_ name: String) async throws {
    let source = "\(Workspace.programs)/\(name)"
    if link(source, "\(folder)/\(name)") == 0 { return }
    // Another file system.
    try await Command.run(
      "cp", [source, folder], environment: ["PATH": "/usr/bin:/bin"], errors: parent.file("errors"))
  }
}
