import Glibc
import Threads

/// Waits for a file to be written, by inotify.
enum FileArrival {
  /// Returns the contents as soon as they are not empty.
  /// - Parameter owner: The process that will write the file; its end ends the waiting.
  /// - Throws: `ProcessFailure` where the process ended without having written it.
  static func contents(
    of name: String, in folder: String, from owner: TestProcess, log: String
  ) async throws -> String {
    let watch = inotify_init1(Int32(IN_CLOEXEC))
    defer { close(watch) }
    inotify_add_watch(watch, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO))
    while true {
      if let contents = try? File.read("\(folder)/\(name)"), !contents.isEmpty { return contents }
      guard owner.isRunning else { throw ProcessFailure("\(owner.name) ended before it was ready; see \(log)") }
      await readable(watch, or: owner.ended)
    }
  }

  private static func readable(_ descriptor: Int32, or other: Int32) async {
    await withCheckedContinuation { continuation in
      detachThread {
        var polled = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        poll(&polled, 2, -1)
        if polled[0].revents != 0 {
          var events = [UInt8](repeating: 0, count: 4096)
          _ = read(descriptor, &events, events.count)
        }
        continuation.resume()
      }
    }
  }
}
