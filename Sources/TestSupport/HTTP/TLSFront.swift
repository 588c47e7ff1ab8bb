import Glibc

/// HTTPS, HTTP/2 as well, in front of a stub server: nghttpx with a certificate of a throw-away authority.
public final class TLSFront: Sendable {
  public let port: Int
  public let authority: ThrowAwayAuthority
  private let process: TestProcess

  public init(for server: StubServer, in folder: TemporaryFolder) async throws {
    authority = try await ThrowAwayAuthority(in: folder)
    let (descriptor, port) = try LoopbackSocket.listen()
    close(descriptor)
    self.port = port
    process = try TestProcess(
      "nghttpx",
      [
        "--frontend=127.0.0.1,\(port)", "--backend=127.0.0.1,\(server.port)", "--workers=1", "--no-ocsp",
        "--errorlog-file=\(folder.file("nghttpx.log"))", "--accesslog-file=/dev/null", "--conf=/dev/null",
        "--frontend-read-timeout=1h", "--backend-read-timeout=1h", authority.serverKey, authority.serverCertificate,
      ], environment: ["PATH": "/usr/sbin:/usr/bin:/bin"], errors: folder.file("nghttpx.err"))
    // It says nowhere that it listens.
    while process.isRunning {
      if let connection = LoopbackSocket.connect(port: port) {
        close(connection)
        return
      }
      sched_yield()
    }
    throw ProcessFailure("nghttpx ended: \((try? File.read(folder.file("nghttpx.log"))) ?? "")")
  }

  deinit { process.signal(SIGTERM) }

  public var address: String { "https://localhost:\(port)" }
}
