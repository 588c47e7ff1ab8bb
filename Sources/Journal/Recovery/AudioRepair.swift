internal import Glibc
internal import Speech

/// Makes a recording of an earlier run whole again, reading no more of it than its header.
enum AudioRepair {
  enum Finding: Hashable {
    /// So many samples, at least one.
    case samples(Int)
    case nothing
    /// Not a file that the journal wrote, or the disk does not let us read it.
    case foreign
  }

  static func repair(_ path: String) -> Finding {
    guard access(path, F_OK) == 0 else { return .nothing }
    // Not blocking: the name may belong to a pipe by now.
    guard let file = try? FileHandle(path, O_RDWR | O_NONBLOCK), let size = file.size else { return .foreign }
    let header = WAVHeader(repairing: size)
    guard header.dataBytes > 0 else { return .nothing }
    guard size - WAVHeader.byteCount <= WAVHeader.maximumDataBytes,
      let head = try? file.read(WAVHeader.byteCount, at: 0)
    else { return .foreign }
    // After a power cut a file may have its size and not its first block.
    guard (try? WAVHeader(parsing: head)) != nil || head.allSatisfy({ $0 == 0 }) else { return .foreign }
    if head != header.encoded {
      guard (try? file.write(header.encoded, at: 0)) != nil else { return .foreign }
    }
    if size != WAVHeader.byteCount + header.dataBytes { try? file.cut(to: WAVHeader.byteCount + header.dataBytes) }
    return .samples(header.dataBytes / 2)
  }
}
