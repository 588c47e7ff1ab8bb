internal import GLibRuntime
internal import Glibc
internal import Localization
internal import Speech

/// Plays samples through whichever player the desktop has.
enum SoundPlayer {
  /// Returns when it was played, or the task is cancelled.
  /// - Returns: what went wrong, as a sentence.
  @GLibActor
  static func play(_ samples: [Int16]) async -> String? {
    guard let file = file(holding: samples) else {
      return localized("There is no room for a temporary file: make room in /tmp.")
    }
    return await play(file)
  }

  /// - Parameter file: a WAV file, open for reading.
  @GLibActor
  static func play(_ file: OwnedDescriptor) async -> String? {
    // pw-play may be installed without PipeWire; paplay reaches whichever sound server there is.
    let tries = ["paplay", "pw-play", "aplay"].map { "command -v \($0)>/dev/null&&exec \($0) /proc/self/fd/3" }
    let command = tries.joined(separator: ";") + ";exit 127"
    guard let process = try? ChildProcess(Launch(["/bin/sh", "-c", command], descriptors: [3: file])) else {
      return localized("Nothing here can play a sound: install pulseaudio-utils or pipewire-bin.")
    }
    let status = await withTaskCancellationHandler {
      await process.waitForExit()
    } onCancel: {
      GLibActor.post { process.kill(SIGTERM) }
    }
    switch status {
    case .exited(127): return localized("Nothing here can play a sound: install pulseaudio-utils or pipewire-bin.")
    case .exited(0), .signaled: return nil
    default: return localized("The sound could not be played; look at the loudspeaker in the sound settings.")
    }
  }

  /// Without a name, so that nobody else reads it, and gone with the last who has it open.
  private static func file(holding samples: [Int16]) -> OwnedDescriptor? {
    var name = Array("/tmp/utter-XXXXXX\0".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    let file = OwnedDescriptor(adopting: descriptor)
    let bytes =
      WAVHeader(dataBytes: 2 * samples.count).encoded
      + samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    guard write(descriptor, bytes, bytes.count) == bytes.count, lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    return file
  }
}
