internal import CPocketSphinx
internal import Glibc
internal import Localization

/// Catches what the library logs while it loads a model. Afterwards it logs nothing: the log of a decoder holds the
/// words.
struct LibraryLog {
  // open_memstream keeps these two addresses until the stream is closed.
  private let text = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
  private let length = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  private let stream: UnsafeMutablePointer<FILE>?

  init() {
    text.initialize(to: nil)
    length.initialize(to: 0)
    stream = open_memstream(text, length)
    err_set_logfp(stream)
  }

  /// Silences the library, and returns its last complaint without the source file that it comes from.
  func close() -> String {
    err_set_logfp(nil)
    if let stream { fclose(stream) }
    defer {
      free(text.pointee)
      text.deallocate()
      length.deallocate()
    }
    guard let text = text.pointee else { return localized("no reason given") }
    let complaints = String(cString: text).split(separator: "\n").filter { $0.hasPrefix("ERROR:") }
    return complaints.last.map { String($0.split(separator: ": ", maxSplits: 2).last ?? $0) }
      ?? localized("no reason given")
  }
}
