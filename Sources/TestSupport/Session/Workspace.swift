import Glibc

/// Where the project and its freshly built programs are, found from the running program: it lies in the build folder.
public enum Workspace {
  /// The folder of the programs that were built together with the running one.
  public static let programs: String = {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return parent(of: path)
  }()

  /// The folder of `Package.swift`.
  public static let root: String = {
    var folder = programs
    while !folder.isEmpty, access(folder + "/Package.swift", F_OK) != 0 { folder = parent(of: folder) }
    precondition(!folder.isEmpty, "\(programs) is not inside the project")
    return folder
  }()

  /// The folder beside the project that holds recordings and models; nil where there is none.
  public static let shared: String? = {
    let folder = parent(of: root) + "/shared"
    return access(folder, R_OK) == 0 ? folder : nil
  }()

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
