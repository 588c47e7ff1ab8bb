internal import CGio

extension [String] {
  /// Calls `body` with a NULL-terminated array of C strings that live while it runs.
  func withCStrings<T>(_ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> T) -> T {
    var copies: [UnsafePointer<CChar>?] = map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for case let copy? in copies { g_free(UnsafeMutablePointer(mutating: copy)) } }
    return copies.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
  }
}
