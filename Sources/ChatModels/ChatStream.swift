internal import Rewriting
internal import Synchronization

/// An answer as it comes, event by event. Sees its end before the server closes the connection, and ends one that has
/// none.
final class ChatStream: Sendable {
  private struct State {
    var line: [UInt8] = []
    var text = ""
    var finish: String?
    var isEvents = false
    var isDone = false
  }

  private let state = Mutex(State())
  /// Bytes of an answer above which nobody waits for more.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// - Returns: whether nothing more is wanted.
  func take(_ block: [UInt8]) -> Bool {
    state.withLock { state in
      for byte in block where !state.isDone {
        if byte == UInt8(ascii: "\n") {
          read(&state)
        } else {
          state.line.append(byte)
        }
      }
      return state.isDone || state.text.utf8.count > limit
    }
  }

  /// The whole answer.
  /// - Parameter body: for a server that does not stream.
  /// - Throws: `Rejection` for one that was cut off, or has no end; nil for what is no answer.
  func text(_ body: [UInt8]) throws(Rejection) -> String? {
    var result = state.withLock { state in
      if !state.line.isEmpty { read(&state) }
      return state
    }
    if !result.isEvents {
      guard let answer = ChatAnswer(parsing: body) else { return nil }
      result.text = answer.text
      result.finish = answer.finish
      // Some servers do not say why they stopped where they did.
      result.isDone = answer.finish == nil
    }
    guard result.text.utf8.count <= limit else { throw .tooLong }
    guard result.finish.map({ $0 == "stop" }) ?? result.isDone else { throw .unfinished }
    return result.text
  }

  private func read(_ state: inout State) {
    defer { state.line = [] }
    let prefix = Array("data:".utf8)
    guard state.line.starts(with: prefix) else { return }
    state.isEvents = true
    let data = state.line.dropFirst(prefix.count).drop { $0 == UInt8(ascii: " ") }
    if data.starts(with: Array("[DONE]".utf8)) {
      state.isDone = true
    } else if let piece = ChatAnswer(parsing: Array(data)) {
      state.text += piece.text
      if let finish = piece.finish {
        state.finish = finish
        state.isDone = true
      }
    }
  }
}
