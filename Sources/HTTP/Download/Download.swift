import Glibc

/// One file fetched into a partial file, which an attempt after an interruption continues.
///
/// Beside `PART` stands `PART.etag` while the server has named the version it sends: a continued download asks for the
/// rest of *that* version (`If-Range`), and begins again where the file has changed.
public struct Download: Sendable {
  public let address: String
  /// Where the bytes are collected. It stays after a failure, for the next attempt.
  public let partialFile: String
  /// Seconds without a byte after which the transfer counts as stalled.
  public let stallSeconds: Int

  public init(address: String, partialFile: String, stallSeconds: Int = 60) {
    self.address = address
    self.partialFile = partialFile
    self.stallSeconds = stallSeconds
  }

  /// Blocks until the file is complete and on disk.
  ///
  /// - Parameters:
  ///   - retries: attempts after the first, for what may pass; each goes on where the last one stopped.
  ///   - progress: called now and then, on this thread; false cancels.
  public func run(retries: Int = 2, progress: (DownloadProgress) -> Bool = { _ in true }) throws(TransferError) {
    var left = retries
    while true {
      do {
        return try attempt(progress)
      } catch {
        guard error.isPassing, left > 0 else { throw error }
        left -= 1
      }
    }
  }

  private func attempt(_ progress: (DownloadProgress) -> Bool) throws(TransferError) {
    let file = try PartialFile(partialFile)
    let transfer = try DownloadTransfer(address: address, file: file, stallSeconds: stallSeconds)
    switch transfer.run(progress) {
    case .complete: try file.synchronize()
    case .beginAgain:
      try file.clear()
      return try attempt(progress)
    case .failed(let error): throw error
    }
  }
}
