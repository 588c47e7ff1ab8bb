import Glibc
internal import Localization
internal import Speech

/// The files of one model by role, checked to be there before the library sees them: it ends the process on some of
/// those that are not.
struct ModelFiles {
  private let paths: [String: String]

  init(_ paths: [String: String]) { self.paths = paths }

  /// nil where the model has no such file.
  subscript(role: String) -> String? { paths[role] }

  func required(_ role: String) throws(RecognizerError) -> String {
    guard let path = paths[role] else { throw .modelMissing(localized("The model has no \(role); install it again.")) }
    return try existing(path)
  }

  func optional(_ role: String) throws(RecognizerError) -> String? {
    guard let path = paths[role] else { return nil }
    return try existing(path)
  }

  private func existing(_ path: String) throws(RecognizerError) -> String {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0, access(path, R_OK) == 0 else {
      throw .modelMissing(localized("The model file \(path) is missing or empty; install the model again."))
    }
    return path
  }
}
