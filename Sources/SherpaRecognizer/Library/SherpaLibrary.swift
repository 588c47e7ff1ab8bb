internal import CSherpa
import Glibc
internal import Localization
internal import Speech

/// sherpa-onnx, opened at run time: it is large, it may be missing, and it ends the process on many errors, so only the
/// worker ever sees it.
///
/// Lives on the worker's decoding thread.
final class SherpaLibrary {
  /// Layouts of its structures are those of the header that this was built with; 2.x only ever appended to them.
  static let major = 2

  let version: String
  private let handle: UnsafeMutableRawPointer

  /// - Parameter folder: where `libsherpa-onnx-c-api.so` and `libonnxruntime.so` lie.
  init(folder: String) throws(RecognizerError) {
    let path = folder + "/libsherpa-onnx-c-api.so"
    guard access(path, R_OK) == 0 else {
      throw .unavailable(localized("sherpa-onnx is not installed (\(path) is missing); install Utter again."))
    }
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? localized("no reason given")
      throw .unavailable(localized("sherpa-onnx cannot be opened (\(reason)); install Utter again."))
    }
    self.handle = handle
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    let read: Version = try Self.find("SherpaOnnxGetVersionStr", in: handle)
    version = read().map { String(cString: $0) } ?? ""
    guard version.split(separator: ".").first.flatMap({ Int($0) }) == Self.major else {
      throw .unavailable(
        localized("sherpa-onnx \(version) is installed, but \(Self.major).x is needed; install Utter again."))
    }
  }

  /// A function by its name, as the type that the caller knows it to have from the header.
  func function<Function>(_ name: String) throws(RecognizerError) -> Function { try Self.find(name, in: handle) }

  private static func find<Function>(
    _ name: String, in handle: UnsafeMutableRawPointer
  ) throws(RecognizerError) -> Function {
    guard let symbol = dlsym(handle, name) else {
      throw .unavailable(localized("sherpa-onnx lacks the function \(name); install Utter again."))
    }
    // What dlsym finds under this name is a C function of the header's signature, which `Function` repeats; both are
    // one pointer wide.
    return unsafeBitCast(symbol, to: Function.self)
  }
}
