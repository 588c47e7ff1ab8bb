import Glibc

/// The few file operations that a session, and who looks into its processes, needs.
public enum File {
  /// The whole contents; also of files without a size, as in `/proc`.
  public static func read(_ path: String) throws -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("open", path) }
    defer { close(file) }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(file, &buffer, buffer.count), count > 0 { contents += buffer[..<count] }
    return String(decoding: contents, as: UTF8.self)
  }

  public static func write(_ contents: String, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure("write", path) }
    defer { close(file) }
    let bytes = Array(contents.utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else { throw failure("write", path) }
  }

  static func makeFolder(_ path: String, mode: mode_t = 0o755) throws {
    guard mkdir(path, mode) == 0 || errno == EEXIST else { throw failure("make", path) }
  }

  /// The names in a folder, sorted; none where there is no such folder.
  public static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func failure(_ verb: String, _ path: String) -> ProcessFailure {
    ProcessFailure("cannot \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}
