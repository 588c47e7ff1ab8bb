extension PulseServer {
  /// A server for the programs of a session, `utterd` among them. It ends with the session.
  public convenience init(in session: PrivateSession) async throws {
    try await self.init(environment: session.environment, folder: session.folder, home: nil)
  }
}
