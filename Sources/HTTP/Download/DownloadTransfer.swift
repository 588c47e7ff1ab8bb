internal import CCurl
import Synchronization

/// One attempt at a download: a libcurl easy handle from start to end, on the calling thread.
final class DownloadTransfer {
  enum Outcome {
    case complete
    /// The server has another version than the one the partial file began with, or cannot send a part.
    case beginAgain
    case failed(TransferError)
  }

  private let handle: UnsafeMutableRawPointer
  private let file: PartialFile
  private let start: Int
  private var headers: UnsafeMutablePointer<curl_slist>?
  private var message = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))
  private var writeFailure: TransferError?
  private var isCancelled = false
  private var progress: ((DownloadProgress) -> Bool)?

  init(address: String, file: PartialFile, stallSeconds: Int) throws(TransferError) {
    guard !NetworkUse.isForbidden else { throw .forbidden }
    guard CurlLibrary.isReady, let handle = curl_easy_init() else { throw .interrupted("libcurl does not start") }
    self.handle = handle
    self.file = file
    start = file.size
    let text: [(CURLoption, String)] = [
      (CURLOPT_URL, address), (CURLOPT_PROTOCOLS_STR, "http,https"), (CURLOPT_REDIR_PROTOCOLS_STR, "http,https"),
      (CURLOPT_USERAGENT, "utter"),
    ]
    for (option, value) in text { ccurl_set_string(handle, option, value) }
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_FOLLOWLOCATION, 1), (CURLOPT_MAXREDIRS, 10), (CURLOPT_FAILONERROR, 1), (CURLOPT_NOSIGNAL, 1),
      (CURLOPT_CONNECTTIMEOUT, 30), (CURLOPT_LOW_SPEED_LIMIT, 1), (CURLOPT_LOW_SPEED_TIME, stallSeconds),
      (CURLOPT_NOPROGRESS, 0),
    ]
    for (option, value) in numbers { ccurl_set_long(handle, option, value) }
    if start > 0 {
      ccurl_set_offset(handle, CURLOPT_RESUME_FROM_LARGE, curl_off_t(start))
      if let version = file.version { headers = curl_slist_append(headers, "If-Range: \(version)") }
    }
    if let headers { ccurl_set_list(handle, CURLOPT_HTTPHEADER, headers) }
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(headers)
  }

  func run(_ progress: (DownloadProgress) -> Bool) -> Outcome {
    withoutActuallyEscaping(progress) { progress in
      self.progress = progress
      defer { self.progress = nil }
      connectCallbacks()
      let code = message.withUnsafeMutableBufferPointer { buffer in
        ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, buffer.baseAddress)
        return curl_easy_perform(handle)
      }
      return outcome(code)
    }
  }

  /// The callbacks run inside `curl_easy_perform`, on this thread, while `self` is alive.
  private func connectCallbacks() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_data_callback(handle, CURLOPT_WRITEFUNCTION) { data, size, count, context in
      guard let data, let context else { return 0 }
      let transfer = Unmanaged<DownloadTransfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.received(UnsafeRawBufferPointer(start: data, count: size * count))
    }
    ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    ccurl_set_data_callback(handle, CURLOPT_HEADERFUNCTION) { data, size, count, context in
      guard let data, let context else { return 0 }
      let transfer = Unmanaged<DownloadTransfer>.fromOpaque(context).takeUnretainedValue()
      transfer.receivedHeader(UnsafeRawBufferPointer(start: data, count: size * count))
      return size * count
    }
    ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    ccurl_set_progress_callback(handle) { context, total, received, _, _ in
      guard let context else { return 1 }
      let transfer = Unmanaged<DownloadTransfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.moved(received: Int(received), total: Int(total)) ? 0 : 1
    }
    ccurl_set_pointer(handle, CURLOPT_XFERINFODATA, context)
  }

  private func received(_ bytes: UnsafeRawBufferPointer) -> Int {
    do {
      try file.append(bytes)
      return bytes.count
    } catch {
      writeFailure = error
      return 0
    }
  }

  /// A redirection has headers too; the last answer's are the ones that stay.
  private func receivedHeader(_ bytes: UnsafeRawBufferPointer) {
    guard start == 0, let line = String(validating: bytes, as: UTF8.self) else { return }
    if line.hasPrefix("HTTP/") { file.version = nil }
    guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "etag" else { return }
    let tag = line[line.index(after: colon)...].filter { !$0.isWhitespace }
    // A weak tag does not promise equal bytes, so it cannot carry a continuation.
    file.version = tag.hasPrefix("W/") ? nil : tag
  }

  private func moved(received: Int, total: Int) -> Bool {
    guard let progress else { return true }
    isCancelled = !progress(DownloadProgress(received: start + received, total: total > 0 ? start + total : nil))
    return !isCancelled
  }

  private func outcome(_ code: CURLcode) -> Outcome {
    var status = 0
    ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    switch code {
    // 416, which libcurl counts as success here: what we have is as long as the file, or longer. Only a fresh copy is
    // sure to be right.
    case CURLE_OK: return status == 416 ? .beginAgain : .complete
    case CURLE_RANGE_ERROR: return .beginAgain
    case CURLE_HTTP_RETURNED_ERROR: return .failed(.status(status))
    default: return .failed(error(code))
    }
  }

  private func error(_ code: CURLcode) -> TransferError {
    if let writeFailure { return writeFailure }
    if isCancelled { return .cancelled }
    return switch code {
    case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: .badAddress(address)
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .hostNotFound(host)
    case CURLE_COULDNT_CONNECT: .cannotConnect(host)
    case CURLE_OPERATION_TIMEDOUT: .stalled
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE: .notSecure(detail)
    default: .interrupted(detail)
    }
  }

  private var address: String {
    var pointer: UnsafeMutablePointer<CChar>?
    ccurl_get_string(handle, CURLINFO_EFFECTIVE_URL, &pointer)
    return pointer.map { String(cString: $0) } ?? ""
  }

  private var host: String {
    let rest = address.split(separator: "/", omittingEmptySubsequences: true)
    return rest.count > 1 ? String(rest[1]) : address
  }

  private var detail: String {
    String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
