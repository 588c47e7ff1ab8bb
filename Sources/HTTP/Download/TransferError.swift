import Localization

/// Why a transfer did not succeed.
public enum TransferError: Error, Hashable, Sendable {
  /// The user allows no network use at all (`NetworkUse`).
  case forbidden
  /// It is no address, or of a protocol other than HTTP and HTTPS.
  case badAddress(String)
  case hostNotFound(String)
  case cannotConnect(String)
  /// The connection could not be secured; the detail is libcurl's.
  case notSecure(String)
  /// Nothing arrived for too long.
  case stalled
  /// The connection broke before everything had arrived; the detail is libcurl's.
  case interrupted(String)
  /// The server answered with this status, 400 or above.
  case status(Int)
  case diskFull
  /// The file could not be written; the number is that of the system call.
  case cannotWrite(String, errno: Int32)
  case cancelled
}

extension TransferError {
  /// For people: what happened and what to do.
  public var sentence: String {
    switch self {
    case .forbidden:
      localized("Nothing is fetched from the network, as the setting local-only asks; turn it off first.")
    case .badAddress(let address): localized("\"\(address)\" is no HTTP address; check it.")
    case .hostNotFound(let host): localized("\(host) was not found; check the network connection.")
    case .cannotConnect(let host): localized("\(host) does not answer; check the network connection.")
    case .notSecure(let detail):
      localized("The connection could not be secured (\(detail)); check the clock and the network.")
    case .stalled: localized("Nothing arrived for a minute; check the network connection.")
    case .interrupted: localized("The connection broke; check the network connection.")
    case .status(404):
      localized("The server does not have the file (404); try again later, or take another model.")
    case .status(let status) where status >= 500:
      localized("The server is in trouble (\(status)); try again later.")
    case .status(let status):
      localized("The server refused the request (\(status)); try again later, or take another model.")
    case .diskFull: localized("The disk is full; free some space and try again.")
    case .cannotWrite(let path, let errno):
      localized("\(path) cannot be written (error \(errno)); check the folder's permissions.")
    case .cancelled: localized("The download was stopped.")
    }
  }

  /// The same request may succeed a moment later.
  public var isPassing: Bool {
    switch self {
    case .stalled, .interrupted, .cannotConnect: true
    case .status(let status): status == 408 || status == 429 || status >= 500
    default: false
    }
  }
}
