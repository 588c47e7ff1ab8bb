/// A request on its way to the transfer thread.
struct TransferOrder: Sendable {
  let id: Int
  let request: HTTPRequest
  let done: @Sendable (Result<HTTPResponse, HTTPError>) -> Void
}
