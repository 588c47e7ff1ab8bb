/// Tells one state of a file from another.
public struct FileVersion: Hashable, Sendable {
  let inode: UInt64
  let size: Int64
  let seconds: Int64
  let nanoseconds: Int64
}
