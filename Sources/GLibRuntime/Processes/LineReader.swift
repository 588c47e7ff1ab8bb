internal import CGio

/// Reads a GInputStream line by line until its end; keeps itself alive until then.
@GLibActor
final class LineReader {
  private let stream: UnsafeMutablePointer<GDataInputStream>
  private let body: @GLibActor (String) -> Void

  init(_ source: SendablePointer, _ body: @escaping @GLibActor (String) -> Void) {
    stream = g_data_input_stream_new(UnsafeMutablePointer(source.pointer))
    self.body = body
    readNext()
  }

  isolated deinit { g_object_unref(stream) }

  private func readNext() {
    let ready = AsyncReady { result in
      guard let line = g_data_input_stream_read_line_finish(self.stream, result.pointer, nil, nil) else { return }
      defer { g_free(line) }
      self.body(String(cString: line))
      self.readNext()
    }
    g_data_input_stream_read_line_async(stream, G_PRIORITY_DEFAULT, nil, AsyncReady.callback, ready.retained)
  }
}
