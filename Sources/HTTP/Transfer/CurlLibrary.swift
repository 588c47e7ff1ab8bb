internal import CCurl

enum CurlLibrary {
  /// libcurl asks for this once per process, before any other call.
  static let isReady: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
