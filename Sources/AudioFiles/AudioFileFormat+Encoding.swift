internal import CSndFile
internal import Speech

extension AudioFileFormat {
  /// 16 kHz mono as the bytes of a whole file, for sending.
  /// - Throws: `AudioFileError.notWritable`.
  public func encoded(_ samples: [Int16]) throws(AudioFileError) -> [UInt8] {
    let memory = MemoryFile()
    var info = SF_INFO()
    info.samplerate = Int32(AudioFormat.sampleRate)
    info.channels = 1
    info.format = code
    var access = MemoryFile.access
    // libsndfile calls back only within these calls, while `memory` is alive.
    let file = sf_open_virtual(&access, Int32(SFM_WRITE), &info, Unmanaged.passUnretained(memory).toOpaque())
    guard let file else { throw .notWritable("the recording", reason: SoundFileFailure.last.reason) }
    let written = sf_write_short(file, samples, Int64(samples.count))
    let isClosed = sf_close(file) == 0
    guard written == Int64(samples.count), isClosed else {
      throw .notWritable("the recording", reason: "not everything was encoded")
    }
    return memory.bytes
  }
}
