/// Pictures of a session's X display.
public enum Screenshot {
  /// Gives the display a background that a window stands out from.
  public static func paintBackground(in session: PrivateSession) async throws {
    let picture = "\(session.folder)/background.png"
    try await session.run("convert", "-size", "1280x800", "gradient:#4a6984-#1d2b3a", picture)
    // Its status is 1 also where it has painted.
    _ = try? await session.run("display", "-window", "root", picture)
  }

  /// - Parameter file: Where the PNG goes.
  public static func take(_ file: String, in session: PrivateSession) async throws {
    try await session.run("import", "-window", "root", file)
  }
}
