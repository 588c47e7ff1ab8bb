import Glibc

/// C strings for a configuration, alive as long as this object.
final class CStrings {
  private var copies: [UnsafeMutablePointer<CChar>] = []

  deinit { copies.forEach { free($0) } }

  /// nil for nil, which sherpa-onnx takes for "not set".
  func callAsFunction(_ text: String?) -> UnsafePointer<CChar>? {
    guard let text, let copy = strdup(text) else { return nil }
    copies.append(copy)
    return UnsafePointer(copy)
  }
}
