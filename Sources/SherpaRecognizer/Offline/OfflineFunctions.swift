internal import CSherpa
internal import Speech

/// The functions of offline recognition, as the header declares them.
struct OfflineFunctions {
  typealias Create = @convention(c) (UnsafePointer<SherpaOnnxOfflineRecognizerConfig>?) -> OpaquePointer?
  typealias Act = @convention(c) (OpaquePointer?) -> Void
  typealias Derive = @convention(c) (OpaquePointer?) -> OpaquePointer?
  typealias DeriveWithText = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer?
  typealias Accept = @convention(c) (OpaquePointer?, Int32, UnsafePointer<Float>?, Int32) -> Void
  typealias ActOnBoth = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  typealias Result = @convention(c) (OpaquePointer?) -> UnsafePointer<SherpaOnnxOfflineRecognizerResult>?
  typealias FreeResult = @convention(c) (UnsafePointer<SherpaOnnxOfflineRecognizerResult>?) -> Void

  let create: Create
  let destroy: Act
  let makeStream: Derive
  let makeStreamWithHotwords: DeriveWithText
  let destroyStream: Act
  let accept: Accept
  let decode: ActOnBoth
  let result: Result
  let freeResult: FreeResult

  init(_ library: SherpaLibrary) throws(RecognizerError) {
    create = try library.function("SherpaOnnxCreateOfflineRecognizer")
    destroy = try library.function("SherpaOnnxDestroyOfflineRecognizer")
    makeStream = try library.function("SherpaOnnxCreateOfflineStream")
    makeStreamWithHotwords = try library.function("SherpaOnnxCreateOfflineStreamWithHotwords")
    destroyStream = try library.function("SherpaOnnxDestroyOfflineStream")
    accept = try library.function("SherpaOnnxAcceptWaveformOffline")
    decode = try library.function("SherpaOnnxDecodeOfflineStream")
    result = try library.function("SherpaOnnxGetOfflineStreamResult")
    freeResult = try library.function("SherpaOnnxDestroyOfflineRecognizerResult")
  }
}
