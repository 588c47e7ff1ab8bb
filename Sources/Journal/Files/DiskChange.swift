/// What is done to a file of the journal; for tests of what a power cut leaves of it.
enum DiskChange: Hashable, Sendable {
  /// The file is made where it is missing.
  case write(path: String, offset: Int, bytes: [UInt8])
  case cut(path: String, size: Int)
  case rename(from: String, to: String)
  case remove(path: String)
}
