import Glibc

/// One connection of a stub server, on a thread of its own.
final class StubConnection {
  private let socket: Int32
  private let number: Int
  private var buffer: [UInt8] = []

  init(_ socket: Int32, number: Int) {
    self.socket = socket
    self.number = number
    LoopbackSocket.undelayed(socket)
  }

  /// The next request; nil where the connection ends, or is to end.
  func request(early: ((StubRequest) -> StubAnswer?)?, breaksAfter: Int?) -> StubRequest? {
    guard let head = line(endingWith: "\r\n\r\n") else { return nil }
    let lines = head.split(separator: "\r\n").map(String.init)
    let words = lines.first?.split(separator: " ").map(String.init) ?? []
    guard words.count == 3 else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    var request = StubRequest(
      method: words[0], path: words[1], fields: fields, body: [], chunks: [], connection: number, arrival: .now)
    if let answer = early?(request) {
      _ = send(answer, to: request)
      _ = readBody(of: &request, breaksAfter: nil)
      return nil
    }
    guard readBody(of: &request, breaksAfter: breaksAfter) else { return nil }
    request.arrival = .now
    return request
  }

  private func readBody(of request: inout StubRequest, breaksAfter: Int?) -> Bool {
    if request.isStreamed {
      while let text = line(endingWith: "\r\n"), let size = Int(text.prefix { $0 != ";" }, radix: 16) {
        guard let chunk = bytes(size), line(endingWith: "\r\n") == "" else { return false }
        guard size > 0 else { return true }
        request.body += chunk
        request.chunks.append(size)
        if let breaksAfter, request.body.count >= breaksAfter { return false }
      }
      return false
    }
    let length = request.fields["content-length"].flatMap { Int($0) } ?? 0
    guard let body = bytes(length) else { return false }
    request.body = body
    return true
  }

  /// False where the connection is to end.
  func send(_ answer: StubAnswer, to request: StubRequest) -> Bool {
    switch answer {
    case .answer(let status, let fields, let body, let type):
      var head = "HTTP/1.1 \(status) Stub\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
      for (name, value) in fields { head += "\(name): \(value)\r\n" }
      return LoopbackSocket.write(Array("\(head)\r\n".utf8) + (request.method == "HEAD" ? [] : body), to: socket)
    case .raw(let bytes):
      _ = LoopbackSocket.write(bytes, to: socket)
      return false
    case .drip(let bytes):
      let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n"
      guard LoopbackSocket.write(Array(head.utf8), to: socket) else { return false }
      for byte in sequence(
        state: 0,
        next: {
          $0 += 1; return bytes[($0 - 1) % bytes.count]
        })
      {
        guard LoopbackSocket.write([byte], to: socket) else { return false }
        usleep(10_000)
      }
      return false
    case .events(let events, let isEndless):
      let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
      let lines = events.map { "data: \($0)\n\n" }
      guard LoopbackSocket.write(Array((head + lines.joined()).utf8), to: socket) else { return false }
      while isEndless, let last = lines.last, LoopbackSocket.write(Array(last.utf8), to: socket) { usleep(50) }
      return false
    case .hangUp:
      return false
    case .stall(let bytes):
      _ = LoopbackSocket.write(bytes, to: socket)
      var byte: UInt8 = 0
      while recv(socket, &byte, 1, 0) > 0 {}
      return false
    }
  }

  private func line(endingWith end: String) -> String? {
    let end = Array(end.utf8)
    var start = 0
    while true {
      if buffer.count >= end.count {
        for index in start...(buffer.count - end.count) where buffer[index..<index + end.count].elementsEqual(end) {
          defer { buffer.removeFirst(index + end.count) }
          return String(decoding: buffer[..<index], as: UTF8.self)
        }
        start = buffer.count - end.count + 1
      }
      guard fill() else { return nil }
    }
  }

  private func bytes(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard fill() else { return nil } }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  private func fill() -> Bool {
    var block = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &block, block.count, 0)
    guard count > 0 else { return false }
    buffer += block[..<count]
    return true
  }
}
