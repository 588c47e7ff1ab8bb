internal import CSndFile
internal import Glibc
internal import Speech

/// A sound file of any kind that libsndfile reads (WAV, FLAC, Ogg and more, 8 to 32 bits, float), block by block as
/// 16 kHz mono. A file of hours takes no more memory than one of seconds.
///
/// Reading blocks: do it in a task or on a thread of its own.
public final class AudioFileReader {
  /// What messages call the file.
  public let name: String
  /// The rate of the file itself, in hertz.
  public let rate: Int
  /// The channels of the file itself.
  public let channels: Int
  /// What the header promises; nil where it cannot know (an Ogg stream through a pipe).
  public let duration: Duration?
  /// Why the sound ended before it should have, nil so far or where it did not. What came before it is good.
  public private(set) var damage: String?

  private let file: SoundFile
  private let lacksEnd: Bool
  private var converter: PCMConverter
  private var block: [Float]
  private var heard = 0
  private var isFinished = false

  /// - Throws: any `AudioFileError` but `notWritable`.
  public convenience init(path: String) throws(AudioFileError) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .notFound(name) : .notReadable(name, reason: String(cString: strerror(errno)))
    }
    try self.init(descriptor: descriptor, name: name)
  }

  /// - Parameters:
  ///   - descriptor: open for reading; taken over, also where this throws. A file is read from its beginning.
  ///   - name: what messages call it.
  /// - Throws: any `AudioFileError` but `notFound` and `notWritable`.
  public init(descriptor: Int32, name: String) throws(AudioFileError) {
    try Self.check(descriptor, name)
    lacksEnd = OggEnd.isMissing(in: descriptor)
    let file: SoundFile
    do {
      file = try SoundFile(descriptor: descriptor, mode: SFM_READ)
    } catch {
      throw error.error(reading: name)
    }
    self.name = name
    self.file = file
    rate = Int(file.info.samplerate)
    channels = Int(file.info.channels)
    guard Resampler.rates.contains(rate) else { throw .unsupported(name, reason: "a sample rate of \(rate) Hz") }
    guard file.info.frames > 0 else { throw .empty(name) }
    duration = file.info.frames == Int64.max ? nil : .seconds(Double(file.info.frames) / Double(rate))
    converter = PCMConverter(rate: rate, channels: channels)
    // About as much as the device gives in a quarter of a second, whole frames in any case.
    block = [Float](repeating: 0, count: max(1, rate / 4) * channels)
  }

  /// The next samples, 16 kHz mono, about a quarter of a second; nil at the end.
  /// - Throws: `AudioFileError.corrupt` where the file opened well and yet holds no readable sound at all.
  public func next() throws(AudioFileError) -> [Int16]? {
    while !isFinished {
      let frames = Int(sf_readf_float(file.handle, &block, Int64(block.count / channels)))
      heard += max(0, frames)
      if frames <= 0 { try finish() }
      let samples =
        isFinished ? converter.finish() : converter.feed(Array(block.prefix(frames * channels)))
      // A resampler that has only begun may hold everything back.
      if !samples.isEmpty { return samples }
    }
    return nil
  }

  /// Everything from here to the end. For short files: an hour is 115 MB.
  public func rest() throws(AudioFileError) -> [Int16] {
    var samples: [Int16] = []
    while let block = try next() { samples += block }
    return samples
  }

  private func finish() throws(AudioFileError) {
    isFinished = true
    damage = file.complaint
    let isShort = file.info.frames != Int64.max && heard < Int(file.info.frames)
    if damage == nil, isShort || lacksEnd || file.isCutShort { damage = "it ends too early" }
    if heard == 0 { throw .corrupt(name, reason: damage ?? "no sound can be read") }
  }

  /// What libsndfile would not say by its name. Closes the descriptor where it throws.
  private static func check(_ descriptor: Int32, _ name: String) throws(AudioFileError) {
    var status = stat()
    let failure: AudioFileError? =
      if fstat(descriptor, &status) != 0 {
        .notReadable(name, reason: String(cString: strerror(errno)))
      } else if status.st_mode & S_IFMT == S_IFDIR {
        .notReadable(name, reason: "it is a folder")
      } else if status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 {
        .empty(name)
      } else {
        nil
      }
    if let failure {
      close(descriptor)
      throw failure
    }
    // The offset belongs to whoever opened the file too; a pipe has none, which is fine.
    lseek(descriptor, 0, SEEK_SET)
  }
}
