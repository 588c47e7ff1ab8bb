/// A certificate authority for one test, and a server's certificate for `localhost` by it.
public struct ThrowAwayAuthority: Sendable {
  public let certificate: String
  public let serverCertificate: String
  public let serverKey: String

  public init(in folder: TemporaryFolder) async throws {
    certificate = folder.file("authority.pem")
    serverCertificate = folder.file("server.pem")
    serverKey = folder.file("server.key")
    let environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path]
    let errors = folder.file("openssl.log")
    let curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    try await Command.run(
      "openssl",
      ["req", "-x509"] + curve + [
        "-keyout", folder.file("authority.key"), "-out", certificate, "-subj", "/CN=Throw away",
      ],
      environment: environment, errors: errors)
    try await Command.run(
      "openssl",
      ["req", "-x509"] + curve + [
        "-CA", certificate, "-CAkey", folder.file("authority.key"), "-keyout", serverKey, "-out", serverCertificate,
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-addext", "basicConstraints=CA:FALSE",
      ], environment: environment, errors: errors)
  }
}
