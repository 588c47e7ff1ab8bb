internal import CCurl
internal import Synchronization
internal import Threads

/// The thread on which libcurl transfers, and the orders that reach it from others.
final class TransferLoop: Sendable {
  private struct Orders {
    var begin: [TransferOrder] = []
    var cancel: [Int] = []
    var resume: [Int] = []
    var cancelsAll = false
    var isEnding = false
    var isRunning = false
  }

  private let orders = Mutex(Orders())
  private let lastID = Atomic(0)
  let clock: any TransferClock
  /// Of other threads only `curl_multi_wakeup`, which may be called from any, uses it while the loop runs.
  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer?

  init(_ clock: any TransferClock) {
    self.clock = clock
    multi = CurlLibrary.isReady ? curl_multi_init() : nil
    clock.onJump { [weak self] in self?.wake() }
  }

  deinit { curl_multi_cleanup(multi) }

  func makeID() -> Int { lastID.wrappingAdd(1, ordering: .relaxed).newValue }

  func add(_ order: TransferOrder) {
    let starts = orders.withLock { orders in
      orders.begin.append(order)
      defer { orders.isRunning = true }
      return !orders.isRunning
    }
    if starts { detachThread { self.run() } } else { wake() }
  }

  func cancel(_ id: Int) { tell { $0.cancel.append(id) } }

  func resume(_ id: Int) { tell { $0.resume.append(id) } }

  func cancelAll() { tell { $0.cancelsAll = true } }

  func end() { tell { $0.isEnding = true } }

  private func tell(_ body: (inout Orders) -> Void) {
    orders.withLock { body(&$0) }
    wake()
  }

  private func wake() { curl_multi_wakeup(multi) }

  // MARK: On the thread

  private func run() {
    guard let multi else { return }
    var transfers: [Int: Transfer] = [:]
    while carryOutOrders(&transfers, multi) {
      var count: Int32 = 0
      curl_multi_perform(multi, &count)
      settleFinished(&transfers, multi)
      let wait = endLate(&transfers, multi)
      // An order that came meanwhile ends the wait at once.
      curl_multi_poll(multi, nil, 0, wait, nil)
    }
    for transfer in transfers.values { finish(transfer, .failure(.cancelled), multi) }
  }

  /// False when the loop is to end.
  private func carryOutOrders(_ transfers: inout [Int: Transfer], _ multi: UnsafeMutableRawPointer) -> Bool {
    let new = orders.withLock { orders in
      defer {
        orders = Orders()
        orders.isRunning = true
      }
      return orders
    }
    let cancelled = Set(new.cancel)
    for order in new.begin {
      guard !cancelled.contains(order.id), !new.isEnding else {
        order.done(.failure(.cancelled))
        continue
      }
      begin(order, &transfers, multi)
    }
    let isForbidden = NetworkUse.isForbidden
    for id in new.cancelsAll ? Array(transfers.keys) : new.cancel {
      // A server on this machine is no network.
      let isExempt = new.cancelsAll && isForbidden && transfers[id]?.order.request.staysOnThisMachine == true
      guard !isExempt || cancelled.contains(id), let transfer = transfers.removeValue(forKey: id) else { continue }
      finish(transfer, .failure(isForbidden && new.cancelsAll ? .forbidden : .cancelled), multi)
    }
    for id in new.resume { transfers[id]?.resume() }
    if new.isEnding {
      for transfer in transfers.values { finish(transfer, .failure(.cancelled), multi) }
      transfers = [:]
    }
    return !new.isEnding
  }

  private func begin(
    _ order: TransferOrder, _ transfers: inout [Int: Transfer], _ multi: UnsafeMutableRawPointer
  ) {
    do {
      let transfer = try Transfer(order, clock: clock)
      order.request.body?.onGrowth { [weak self] in self?.resume(order.id) }
      transfers[order.id] = transfer
      curl_multi_add_handle(multi, transfer.handle)
    } catch {
      order.done(.failure(error))
    }
  }

  private func settleFinished(_ transfers: inout [Int: Transfer], _ multi: UnsafeMutableRawPointer) {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE,
        let transfer = transfers.values.first(where: { $0.handle == message.pointee.easy_handle })
      else { continue }
      let result = ccurl_result(message)
      transfers[transfer.order.id] = nil
      finish(transfer, transfer.outcome(result), multi)
    }
  }

  /// Ends what is decided or past its deadline, and says for how many milliseconds nothing will be.
  private func endLate(_ transfers: inout [Int: Transfer], _ multi: UnsafeMutableRawPointer) -> Int32 {
    // Without a transfer there is nothing to wait for but an order.
    var wait = Duration.seconds(24 * 3600)
    for transfer in transfers.values {
      if let verdict = transfer.verdict() {
        transfers[transfer.order.id] = nil
        finish(transfer, .failure(verdict), multi)
        continue
      }
      guard let (time, error) = transfer.nextDeadline() else { continue }
      let left = time - clock.now
      if left <= .zero {
        transfers[transfer.order.id] = nil
        finish(transfer, .failure(error), multi)
      } else {
        wait = min(wait, left)
      }
    }
    return Int32(wait / .milliseconds(1)) + 1
  }

  private func finish(
    _ transfer: Transfer, _ outcome: Result<HTTPResponse, HTTPError>, _ multi: UnsafeMutableRawPointer
  ) {
    transfer.order.request.body?.onGrowth(nil)
    curl_multi_remove_handle(multi, transfer.handle)
    transfer.order.done(outcome)
  }
}
