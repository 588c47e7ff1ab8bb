/// Tells one state of the file from another.
public struct DictionaryVersion: Hashable, Sendable {
  let inode: UInt64
  let size: Int64
  let seconds: Int64
  let nanoseconds: Int64
}
