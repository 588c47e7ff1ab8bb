import Glibc

/// The folder of this program, in which those are that it starts.
enum ProgramFolder {
  static let path: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    let program = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return String(program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex))
  }()
}
