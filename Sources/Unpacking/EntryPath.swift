/// The path of an archive's entry, once it is known to stay inside the folder it is unpacked into.
struct EntryPath {
  /// At least one, none of them empty, `.` or `..`.
  let components: [String]

  var text: String { components.joined(separator: "/") }

  /// nil for the folder itself (`./`), which many archives begin with.
  init?(_ raw: String) throws(UnpackingError) {
    guard !raw.isEmpty, !raw.utf8.contains(0) else { throw .hostile(entry: raw, .emptyPath) }
    guard !raw.hasPrefix("/") else { throw .hostile(entry: raw, .absolutePath) }
    let components = raw.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !components.contains("..") else { throw .hostile(entry: raw, .parentFolder) }
    guard !components.isEmpty else { return nil }
    self.components = components
  }
}
