internal import CSherpa
internal import Speech

/// The functions of online recognition, as the header declares them.
struct OnlineFunctions {
  typealias Create = @convention(c) (UnsafePointer<SherpaOnnxOnlineRecognizerConfig>?) -> OpaquePointer?
  typealias Act = @convention(c) (OpaquePointer?) -> Void
  typealias Derive = @convention(c) (OpaquePointer?) -> OpaquePointer?
  typealias DeriveWithText = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> OpaquePointer?
  typealias Accept = @convention(c) (OpaquePointer?, Int32, UnsafePointer<Float>?, Int32) -> Void
  typealias Ask = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
  typealias ActOnBoth = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  typealias Result =
    @convention(c) (OpaquePointer?, OpaquePointer?) -> UnsafePointer<SherpaOnnxOnlineRecognizerResult>?
  typealias FreeResult = @convention(c) (UnsafePointer<SherpaOnnxOnlineRecognizerResult>?) -> Void
  typealias SetOption = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Void

  let create: Create
  let destroy: Act
  let makeStream: Derive
  let makeStreamWithHotwords: DeriveWithText
  let destroyStream: Act
  let accept: Accept
  let isReady: Ask
  let decode: ActOnBoth
  let result: Result
  let freeResult: FreeResult
  let inputFinished: Act
  let setOption: SetOption

  init(_ library: SherpaLibrary) throws(RecognizerError) {
    create = try library.function("SherpaOnnxCreateOnlineRecognizer")
    destroy = try library.function("SherpaOnnxDestroyOnlineRecognizer")
    makeStream = try library.function("SherpaOnnxCreateOnlineStream")
    makeStreamWithHotwords = try library.function("SherpaOnnxCreateOnlineStreamWithHotwords")
    destroyStream = try library.function("SherpaOnnxDestroyOnlineStream")
    accept = try library.function("SherpaOnnxOnlineStreamAcceptWaveform")
    isReady = try library.function("SherpaOnnxIsOnlineStreamReady")
    decode = try library.function("SherpaOnnxDecodeOnlineStream")
    result = try library.function("SherpaOnnxGetOnlineStreamResult")
    freeResult = try library.function("SherpaOnnxDestroyOnlineRecognizerResult")
    inputFinished = try library.function("SherpaOnnxOnlineStreamInputFinished")
    setOption = try library.function("SherpaOnnxOnlineStreamSetOption")
  }
}
