internal import CCurl

/// One request under way: a libcurl easy handle. Lives on the transfer thread.
final class Transfer {
  private static let headerLimit = 64 << 10

  let order: TransferOrder
  let handle: UnsafeMutableRawPointer
  private let clock: any TransferClock
  private let began: Duration
  private var headers: UnsafeMutablePointer<curl_slist>?
  private var message: UnsafeMutablePointer<CChar>

  private var isConnected = false
  private var completedAt: Duration?
  private var sentAt: Duration?
  private var answeredAt: Duration?
  /// The server answered before it had everything.
  private var isEarly = false
  private var isUploadEnded = false
  private var isTooLarge = false
  /// Whoever asked has seen enough of the answer.
  private var isComplete = false
  private var isUnencrypted = false
  private var isForbidden = false
  private var headerBytes = 0
  private var fields: [HTTPField] = []
  private var body: [UInt8] = []

  init(_ order: TransferOrder, clock: any TransferClock) throws(HTTPError) {
    let request = order.request
    let address = request.address
    guard !NetworkUse.isForbidden || (request.staysOnThisMachine && address.isLoopback) else { throw .forbidden }
    guard address.isEncrypted || address.isLoopback || request.allowsPlainHTTP else {
      throw .notEncrypted(host: address.host)
    }
    guard let handle = curl_easy_init() else { throw .broken("libcurl does not start") }
    self.order = order
    self.handle = handle
    self.clock = clock
    began = clock.now
    message = .allocate(capacity: Int(CURL_ERROR_SIZE))
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    configure(request)
    connectCallbacks()
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(headers)
    message.deallocate()
  }

  private func configure(_ request: HTTPRequest) {
    let text: [(CURLoption, String)] = [
      (CURLOPT_URL, request.address.description), (CURLOPT_USERAGENT, "utter"),
      (CURLOPT_PROTOCOLS_STR, request.address.isEncrypted ? "https" : "http"),
      (CURLOPT_CUSTOMREQUEST, request.method.rawValue),
    ]
    for (option, value) in text { ccurl_set_string(handle, option, value) }
    // No connection to this machine goes through a proxy, which would be another one.
    if request.address.isLoopback { ccurl_set_string(handle, CURLOPT_PROXY, "") }
    if let file = request.authorityFile {
      ccurl_set_string(handle, CURLOPT_CAINFO, file)
      ccurl_set_string(handle, CURLOPT_CAPATH, nil)
    }
    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_FOLLOWLOCATION, 0), (CURLOPT_NOSIGNAL, 1), (CURLOPT_TCP_KEEPALIVE, 1), (CURLOPT_TCP_NODELAY, 1),
      (CURLOPT_NOBODY, request.method == .head ? 1 : 0), (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS)),
      (CURLOPT_DNS_CACHE_TIMEOUT, 300), (CURLOPT_CONNECTTIMEOUT, 24 * 3600),
    ]
    for (option, value) in numbers { ccurl_set_long(handle, option, value) }
    ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, message)
    for field in request.fields { headers = curl_slist_append(headers, "\(field.name): \(field.value)") }
    if let body = request.body {
      // As an upload of unknown length libcurl sends it in chunks over HTTP/1.1, and as frames over HTTP/2.
      ccurl_set_long(handle, CURLOPT_UPLOAD, 1)
      ccurl_set_offset(handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(body.length ?? -1))
      // Or libcurl waits a second for servers that never answer 100.
      headers = curl_slist_append(headers, "Expect:")
    }
    ccurl_set_list(handle, CURLOPT_HTTPHEADER, headers)
  }

  /// More of the body is there.
  func resume() { curl_easy_pause(handle, CURLPAUSE_CONT) }

  // MARK: What the callbacks say

  func connected(to remote: String) -> Bool {
    isConnected = true
    let address = order.request.address
    // A name for this machine that leads elsewhere is not what the rule about plain HTTP has in mind.
    isUnencrypted =
      !address.isEncrypted && !order.request.allowsPlainHTTP && !HTTPAddress.isLoopback(number: remote)
    isForbidden = NetworkUse.isForbidden && !HTTPAddress.isLoopback(number: remote)
    return !isUnencrypted && !isForbidden
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let body = order.request.body else { return 0 }
    guard !isEarly else { return 0 }
    return switch body.take(into: buffer) {
    case .bytes(let count): count
    case .later: Int(CURL_READFUNC_PAUSE)
    case .end: 0
    }
  }

  func rewind(to offset: Int) -> Bool { order.request.body?.rewind(to: offset) ?? (offset == 0) }

  func receivedHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    headerBytes += line.count
    isTooLarge = headerBytes > Self.headerLimit
    guard !isTooLarge else { return false }
    noteAnswer()
    let text = String(decoding: line, as: UTF8.self)
    // The last answer's are the ones that count: a 100 may come before it.
    if text.hasPrefix("HTTP/") { fields = [] }
    if let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...].filter { !$0.isNewline }
      fields.append(HTTPField(text[..<colon].lowercased(), String(value.drop { $0 == " " || $0 == "\t" })))
    }
    return true
  }

  func received(_ bytes: UnsafeRawBufferPointer) -> Bool {
    isTooLarge = body.count + bytes.count > order.request.answerLimit
    guard !isTooLarge else { return false }
    body += bytes
    if (200..<300).contains(status), let isEnough = order.request.isEnough { isComplete = isEnough(Array(bytes)) }
    return !isComplete
  }

  private func noteAnswer() {
    guard answeredAt == nil, status >= 200 else { return }
    answeredAt = clock.now
    if let body = order.request.body, !body.isSent { isEarly = true }
  }

  /// What can be said already, whatever else comes: an answer to a part of the body is none, unless it refuses.
  func verdict() -> HTTPError? {
    guard isEarly else { return nil }
    guard status >= 300 else { return .answeredEarly }
    // libcurl would wait for the rest of the body before it looks at the end of the answer.
    if !isUploadEnded { resume() }
    isUploadEnded = true
    return nil
  }

  // MARK: Deadlines

  /// When what is awaited now is late, and what that means.
  func nextDeadline() -> (Duration, HTTPError)? {
    let deadlines = order.request.deadlines
    guard isConnected else { return (began + deadlines.connect, .connectTimeout) }
    if completedAt == nil, order.request.body?.isComplete ?? true { completedAt = clock.now }
    if sentAt == nil, order.request.body?.isSent ?? true { sentAt = clock.now }
    guard let completedAt else { return nil }
    let total = completedAt + deadlines.total
    guard let sentAt, answeredAt == nil else { return (total, .totalTimeout) }
    let first = sentAt + deadlines.firstByte
    return first < total ? (first, .firstByteTimeout) : (total, .totalTimeout)
  }

  // MARK: The end

  func outcome(_ code: CURLcode) -> Result<HTTPResponse, HTTPError> {
    guard code == CURLE_OK || isComplete else { return .failure(error(code)) }
    if let verdict = verdict() { return .failure(verdict) }
    var version = 0
    ccurl_get_long(handle, CURLINFO_HTTP_VERSION, &version)
    var connections = 0
    ccurl_get_long(handle, CURLINFO_NUM_CONNECTS, &connections)
    return .success(
      HTTPResponse(
        status: status, fields: fields, body: body, connections: connections,
        isHTTP2: version == Int(CURL_HTTP_VERSION_2_0)))
  }

  private var status: Int {
    var status = 0
    ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    return status
  }

  private func error(_ code: CURLcode) -> HTTPError {
    let host = order.request.address.host
    if isTooLarge { return .answerTooLarge }
    if isForbidden { return .forbidden }
    if isUnencrypted { return .notEncrypted(host: host) }
    return switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .hostNotFound(host)
    case CURLE_COULDNT_CONNECT: .cannotConnect(host)
    case CURLE_OPERATION_TIMEDOUT: .connectTimeout
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR:
      .notSecure(host: host, detail: detail(code))
    default: .broken(detail(code))
    }
  }

  private func detail(_ code: CURLcode) -> String {
    let detail = String(cString: message)
    return detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
  }
}
