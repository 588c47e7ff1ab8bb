import DictationCore
import GLibRuntime
import Profiles
import TestSupport
import Testing

@testable import DictationService

/// The program in front, found on a real accessibility bus.
@Suite struct ActiveWindowTests {
  @GLibActor
  private final class Scene {
    let session: PrivateSession
    let keyboard: Keyboard
    let bus: BusConnection
    let window: ActiveWindow

    init(in session: PrivateSession) async throws {
      self.session = session
      keyboard = Keyboard(session)
      bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
      window = ActiveWindow(bus)
    }

    func open(_ name: String) async throws -> TextFieldApp {
      try await TextFieldApp(.gtk4, name: name, in: session, environment: ["GTK_A11Y": "atspi"])
    }

    /// Asks until the answer is there: a program tells of its window after it has drawn it, and a busy machine answers
    /// later than a dictation waits.
    func isActive(_ name: String) async throws {
      while await window.application() != name { try Task.checkCancellation() }
    }
  }

  private static func run(_ body: @escaping @GLibActor (Scene) async throws -> Void) async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb)) { session in
      let scene = try await Scene(in: session)
      // Without the bus nobody knows.
      #expect(await scene.window.application() == nil)
      let launcher = try session.start("/usr/libexec/at-spi-bus-launcher", ["--launch-immediately"], log: "at-spi")
      try await body(scene)
      await launcher.terminate()
    }
  }

  @Test func `it is the program that has the keyboard`() async throws {
    try await Self.run { scene in
      let writer = try await scene.open("writer")
      try await scene.keyboard.focus(writer)
      try await scene.isActive("writer")
      let mailer = try await scene.open("mailer")
      try await scene.keyboard.focus(mailer)
      try await scene.isActive("mailer")
      try await scene.keyboard.focus(writer)
      try await scene.isActive("writer")
    }
  }

  /// Behind GNOME Shell every program is the same client of IBus.
  @Test func `a profile counts in the program in front`() async throws {
    try await Self.run { scene in
      let folder = try TemporaryFolder()
      var writer = Profile(application: "writer")
      writer.language = "de"
      let file = ProfileFile(path: folder.file("profiles.json"))
      try file.write(ProfileList([writer]))
      let profiles = LiveProfiles(file, window: scene.window)
      let request = StartRequest(mode: .hold, client: "gnome-shell")
      #expect(await profiles.style(for: request).language == nil)
      try await scene.keyboard.focus(try await scene.open("writer"))
      while await profiles.style(for: request).language != "de" { try Task.checkCancellation() }
      #expect(await profiles.style(for: StartRequest(mode: .hold, client: "gtk3-im:mailer")).language == nil)
    }
  }
}
