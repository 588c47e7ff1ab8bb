internal import CSndFile
internal import Glibc

/// A file in memory, for libsndfile, which goes back in it to complete a header.
final class MemoryFile {
  private(set) var bytes: [UInt8] = []
  private var position = 0

  static let access = SF_VIRTUAL_IO(
    get_filelen: { Int64(MemoryFile.from($0).bytes.count) },
    seek: { offset, origin, file in MemoryFile.from(file).seek(Int(offset), from: origin) },
    read: { target, count, file in MemoryFile.from(file).read(into: target, count: Int(count)) },
    write: { source, count, file in MemoryFile.from(file).write(from: source, count: Int(count)) },
    tell: { Int64(MemoryFile.from($0).position) })

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> MemoryFile {
    Unmanaged<MemoryFile>.fromOpaque(pointer!).takeUnretainedValue()
  }

  private func seek(_ offset: Int, from origin: Int32) -> Int64 {
    switch origin {
    case SEEK_CUR: position += offset
    case SEEK_END: position = bytes.count + offset
    default: position = offset
    }
    position = max(0, position)
    return Int64(position)
  }

  private func read(into target: UnsafeMutableRawPointer?, count: Int) -> Int64 {
    let part = bytes[min(position, bytes.count)..<min(position + count, bytes.count)]
    part.withUnsafeBytes {
      target?.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1)!, byteCount: $0.count)
    }
    position += part.count
    return Int64(part.count)
  }

  private func write(from source: UnsafeRawPointer?, count: Int) -> Int64 {
    let end = position + count
    if end > bytes.count { bytes += [UInt8](repeating: 0, count: end - bytes.count) }
    bytes[position..<end].withUnsafeMutableBytes {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: source, count: count))
    }
    position = end
    return Int64(count)
  }
}
