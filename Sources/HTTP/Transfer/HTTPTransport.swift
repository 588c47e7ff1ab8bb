/// Sends requests over kept connections (HTTP/2 where the server offers it), from any task. libcurl works on a thread of
/// its own, which sleeps while nothing is under way.
public final class HTTPTransport: Sendable {
  private let loop: TransferLoop

  public init(clock: any TransferClock = MachineClock()) { loop = TransferLoop(clock) }

  deinit { loop.end() }

  /// Cancelling the task ends the transfer.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let id = loop.makeID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        loop.add(TransferOrder(id: id, request: request) { done.resume(returning: $0) })
        // Where the cancellation came first it found nothing to end.
        if Task.isCancelled { loop.cancel(id) }
      }
    } onCancel: {
      loop.cancel(id)
    }
    return try result.get()
  }

  /// Opens a connection that a request soon after finds ready, by a question that costs the server nothing. Returns when
  /// it stands; what fails will fail again, with a reason, when it matters.
  public func warm(_ request: HTTPRequest) async {
    var question = request
    question.method = .head
    question.fields = []
    question.body = nil
    _ = try? await send(question)
  }

  /// Ends everything that is under way, with `HTTPError.forbidden` where that is why.
  public func cancelAll() { loop.cancelAll() }
}
