internal import CPulse

/// Connects, asks what plays, changes volumes, and disconnects.
///
/// `@unchecked Sendable`: everything mutable is touched only under the lock of the connection.
final class MediaChange: @unchecked Sendable {
  typealias Choice = @Sendable ([MediaStream]) -> [(stream: MediaStream, loudness: UInt32)]

  private let connection: PulseConnection
  private let choose: Choice
  private var streams: [MediaStream] = []
  private var done: ((Bool) -> Void)?
  private var own: MediaChange?

  /// - Parameter choose: gives those of the streams that change, and how loud each is to be.
  /// - Returns: whether the server has done it.
  static func perform(on server: String?, _ choose: @escaping Choice) async -> Bool {
    await withCheckedContinuation { continuation in
      guard let connection = PulseConnection() else { return continuation.resume(returning: false) }
      MediaChange(connection, choose) { continuation.resume(returning: $0) }.open(to: server)
    }
  }

  private init(_ connection: PulseConnection, _ choose: @escaping Choice, _ done: @escaping (Bool) -> Void) {
    self.connection = connection
    self.choose = choose
    self.done = done
  }

  private func open(to server: String?) {
    connection.locked {
      own = self
      connection.onReady = { [unowned self] in ask() }
      connection.onFailure = { [unowned self] _ in finish(false) }
      connection.arm(after: .seconds(2)) { [unowned self] in finish(false) }
    }
    connection.open(to: server)
  }

  private func ask() {
    connection.forget(
      pa_context_get_sink_input_info_list(
        connection.context,
        { _, info, end, this in
          let change = Unmanaged<MediaChange>.fromOpaque(this!).takeUnretainedValue()
          if end == 0, let info { change.streams.append(MediaStream(info.pointee)) } else { change.apply() }
        }, Unmanaged.passUnretained(self).toOpaque()))
  }

  private func apply() {
    for (stream, loudness) in choose(streams) {
      var volume = stream.volume
      pa_cvolume_scale(&volume, loudness)
      connection.forget(pa_context_set_sink_input_volume(connection.context, stream.index, &volume, nil, nil))
    }
    // The server does one thing after the other, so its answer to this comes behind the changes.
    connection.forget(
      pa_context_drain(
        connection.context, { _, this in Unmanaged<MediaChange>.fromOpaque(this!).takeUnretainedValue().finish(true) },
        Unmanaged.passUnretained(self).toOpaque()) ?? finishedAtOnce())
  }

  /// Nothing is under way any more.
  private func finishedAtOnce() -> OpaquePointer? {
    finish(true)
    return nil
  }

  private func finish(_ isDone: Bool) {
    guard let done else { return }
    self.done = nil
    done(isDone)
    connection.closeSoon { [self] in own = nil }
  }
}
