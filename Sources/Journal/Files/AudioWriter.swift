internal import Glibc
internal import Speech
internal import Threads

/// The audio of one recording as it grows: a WAV file whose samples are appended as they come, and what did not fit on
/// the disk in memory.
///
/// Every fragment is written with one `pwrite`, so whoever is killed leaves whole samples behind. The disk itself is made
/// to keep them once a second, on another thread: a power cut costs at most the last second.
final class AudioWriter {
  /// Samples in all.
  private(set) var samples = 0
  /// Why the rest is in memory; nil while everything is on disk.
  private(set) var refusal: String?

  private let folder: JournalFolder?
  private let path: String
  private var file: FileHandle?
  /// Bytes of samples in the file.
  private var written = 0
  /// What follows them.
  private var rest: [Int16] = []
  private var synchronized = 0
  /// For what waits for the disk; one for the process, begun with its first recording.
  private static let disk = WorkThread()

  /// - Parameter folder: nil keeps everything in memory.
  init(_ id: RecordingID, in folder: JournalFolder?) {
    self.folder = folder
    path = folder?.audio(id) ?? ""
  }

  /// Begins the file.
  /// - Parameter reason: why not even to try, nil to try.
  func begin(refusedBecause reason: String? = nil) {
    guard reason == nil else {
      refusal = reason
      return
    }
    openFile()
  }

  func append(_ samples: [Int16]) {
    self.samples += samples.count
    if refusal == nil { write(samples[...]) } else { rest += samples }
    synchronizeEachSecond()
  }

  /// From here on nothing is written; the disk has too little room left.
  func refuse(because reason: String) { refusal = refusal ?? reason }

  /// Tries to bring to disk what is in memory.
  func retry() {
    guard refusal != nil else { return }
    refusal = nil
    if file == nil { openFile() }
    guard refusal == nil else { return }
    let samples = rest
    rest = []
    write(samples[...])
  }

  /// Completes the header. The disk follows in its own time.
  func finish() {
    guard let file else { return }
    try? file.write(WAVHeader(dataBytes: written).encoded, at: 0)
    Self.disk.async { try? file.synchronize() }
  }

  /// A stretch of the recording, shorter where it ends before.
  func read(_ range: Range<Int>) throws(SystemCallFailure) -> [Int16] {
    let onDisk = written / 2
    var found: [Int16] = []
    if let file, range.lowerBound < onDisk {
      let wanted = range.clamped(to: 0..<onDisk)
      found = [Int16](bytes: try file.read(wanted.count * 2, at: WAVHeader.byteCount + wanted.lowerBound * 2))
    }
    let wanted = range.clamped(to: onDisk..<onDisk + rest.count)
    if !wanted.isEmpty { found += rest[wanted.lowerBound - onDisk..<wanted.upperBound - onDisk] }
    return found
  }

  private func openFile() {
    guard let folder else { return }
    do throws(SystemCallFailure) {
      let file = try folder.open(path, O_RDWR | O_CREAT | O_EXCL)
      try file.write(WAVHeader.unfinished.encoded, at: 0)
      self.file = file
    } catch {
      // What is left of it would be in the way of the next try.
      if error.number != EEXIST { unlink(path) }
      refusal = error.reason
    }
  }

  private func write(_ samples: ArraySlice<Int16>) {
    guard let file else { return rest += samples }
    guard written + samples.count * 2 <= WAVHeader.maximumDataBytes else {
      refusal = "the file has reached its largest size"
      rest += samples
      return
    }
    let (count, failure) = samples.withUnsafeBytes { file.write($0, at: WAVHeader.byteCount + written) }
    // Half a sample does not count: what follows it one day overwrites it.
    written += count & ~1
    if let failure {
      refusal = failure.reason
      rest += samples.dropFirst(count / 2)
    }
  }

  private func synchronizeEachSecond() {
    guard let file, samples - synchronized >= AudioFormat.sampleRate else { return }
    // The name of the file, and its note, are as new as its first second.
    let folder = synchronized == 0 ? folder : nil
    synchronized = samples
    Self.disk.async {
      try? file.synchronize()
      folder?.synchronize()
    }
  }
}

extension [Int16] {
  /// Samples as they lie in a file: little-endian, like every machine that Swift runs on. Half a sample is dropped.
  init(bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { buffer in
      (0..<buffer.count / 2).map { buffer.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self) }
    }
  }
}
