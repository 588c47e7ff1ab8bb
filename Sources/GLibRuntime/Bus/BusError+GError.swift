internal import CGio

extension BusError {
  /// Reads and frees `error`.
  init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = .failed("GLib gave no reason")
      return
    }
    defer { g_error_free(error) }
    let message = String(cString: error.pointee.message)
    guard error.pointee.domain == g_io_error_quark() else {
      self = .failed(message)
      return
    }
    switch UInt32(bitPattern: error.pointee.code) {
    case G_IO_ERROR_TIMED_OUT.rawValue: self = .timedOut
    case G_IO_ERROR_CANCELLED.rawValue: self = .cancelled
    case G_IO_ERROR_CLOSED.rawValue, G_IO_ERROR_CONNECTION_CLOSED.rawValue: self = .disconnected
    default: self = .failed(message)
    }
  }
}
