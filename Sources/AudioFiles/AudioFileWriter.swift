internal import CSndFile
internal import Glibc
internal import Speech

/// Writes 16 kHz mono audio to a WAV or FLAC file.
public final class AudioFileWriter {
  private let name: String
  private var file: SoundFile?

  /// Replaces what was at `path`. New files are for the user alone (0600): they hold a voice.
  /// - Throws: `AudioFileError.notWritable`.
  public init(path: String, format: AudioFileFormat = .wav) throws(AudioFileError) {
    name = path.split(separator: "/").last.map(String.init) ?? path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .notWritable(name, reason: String(cString: strerror(errno))) }
    var info = SF_INFO()
    info.samplerate = Int32(AudioFormat.sampleRate)
    info.channels = 1
    info.format = format.code
    do {
      file = try SoundFile(descriptor: descriptor, mode: SFM_WRITE, info: info)
    } catch {
      throw .notWritable(name, reason: error.reason)
    }
  }

  /// - Throws: `AudioFileError.notWritable`, also after `close`.
  public func write(_ samples: [Int16]) throws(AudioFileError) {
    guard let file else { throw .notWritable(name, reason: "it is closed") }
    guard sf_write_short(file.handle, samples, Int64(samples.count)) == Int64(samples.count) else {
      throw .notWritable(name, reason: file.complaint ?? "not everything was written")
    }
  }

  /// Completes the file; without it the file is completed when the writer goes away.
  public func close() throws(AudioFileError) {
    guard let file else { return }
    sf_write_sync(file.handle)
    let complaint = file.complaint
    self.file = nil
    if let complaint { throw .notWritable(name, reason: complaint) }
  }
}
