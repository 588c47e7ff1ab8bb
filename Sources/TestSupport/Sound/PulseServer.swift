import Glibc
import Synchronization

/// A PulseAudio server of its own, with no devices but those that a test adds. Any number stand side by side.
///
/// Its socket is where libpulse looks by itself, so every program of the same session finds it.
public final class PulseServer: Sendable {
  /// What programs need in their environment to find it.
  public let environment: [String: String]
  /// For `PULSE_SERVER`, and for `PulseAudioSource(server:)`.
  public let address: String

  /// Where its pipes are.
  public let folder: String

  private let process: TestProcess
  private let log: String
  private let home: SessionFolder?
  /// They send as long as they are plugged in, whether or not a test holds them.
  private let microphones = Mutex<[PipeMicrophone]>([])

  /// Runs `body` with a server in a folder of its own and ends the server afterwards, whatever happens.
  public static func run<Result: Sendable>(_ body: (PulseServer) async throws -> Result) async throws -> Result {
    let home = try SessionFolder()
    do {
      let server = try await PulseServer(environment: home.environment, folder: home.path, home: home)
      let result = try await body(server)
      await server.stop()
      return result
    } catch {
      await home.remove()
      throw error
    }
  }

  init(environment: [String: String], folder: String, home: SessionFolder?) async throws {
    self.folder = folder
    self.environment = environment
    self.home = home
    let socket = "\(environment["XDG_RUNTIME_DIR"] ?? folder)/pulse/native"
    address = "unix:\(socket)"
    log = "\(folder)/logs/pulseaudio.log"
    // What one that crashed here has left.
    for rest in [socket, "\(folder)/pulseaudio-ready"] + Self.pipes(in: folder) { unlink(rest) }
    let readiness = try ReadinessSocket("\(folder)/pulseaudio-ready")
    process = try TestProcess(
      "pulseaudio",
      [
        "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
        "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
      ],
      environment: environment.merging(["NOTIFY_SOCKET": readiness.path]) { $1 }, errors: log)
    try await readiness.ready(process, log: log)
  }

  /// Ends it, and its devices with it.
  public func stop() async {
    goOn()
    await process.terminate()
    await home?.remove()
  }

  /// Ends it without a word to its clients.
  public func crash() { process.signal(SIGKILL) }

  /// Stops answering, as a server that hangs, until `goOn`.
  public func hang() { process.signal(SIGSTOP) }

  public func goOn() { process.signal(SIGCONT) }

  /// Adds a microphone that hears what the test gives it. The first one becomes the default source.
  /// - Parameter background: what it hears while nothing is played.
  @discardableResult
  public func addMicrophone(
    _ name: String = "microphone", background: PipeMicrophone.Background = .room
  ) async throws -> PipeMicrophone {
    let pipe = "\(folder)/\(name).pipe"
    let module = try await pactl(
      "load-module", "module-pipe-source", "source_name=\(name)", "file=\(pipe)", "format=s16le", "rate=16000",
      "channels=1", "source_properties=device.description=\(name)")
    let microphone = try PipeMicrophone(name: name, pipe: pipe, module: module, background: background)
    microphones.withLock { $0.append(microphone) }
    return microphone
  }

  /// Unplugs it.
  public func remove(_ microphone: PipeMicrophone) async throws {
    try await pactl("unload-module", microphone.module)
    microphones.withLock { $0.removeAll { $0 === microphone } }
  }

  /// Adds a loudspeaker, whose monitor (`NAME.monitor`) is a source, but no microphone.
  public func addSpeaker(_ name: String = "speaker") async throws {
    try await pactl("load-module", "module-null-sink", "sink_name=\(name)", "rate=16000", "channels=1")
  }

  public func setDefaultSource(_ name: String) async throws { try await pactl("set-default-source", name) }

  public func setMuted(_ isMuted: Bool, source: String) async throws {
    try await pactl("set-source-mute", source, isMuted ? "1" : "0")
  }

  public func setVolume(_ percent: Int, source: String) async throws {
    try await pactl("set-source-volume", source, "\(percent)%")
  }

  private static func pipes(in folder: String) -> [String] {
    File.names(in: folder).filter { $0.hasSuffix(".pipe") }.map { "\(folder)/\($0)" }
  }

  /// Programs that record now, one line each.
  public var recordings: [String] {
    get async throws {
      try await pactl("list", "short", "source-outputs").split(separator: "\n").map(String.init)
    }
  }

  @discardableResult
  public func pactl(_ arguments: String...) async throws -> String {
    let environment = environment.merging(["PULSE_SERVER": address]) { $1 }
    return try await Command.run("pactl", arguments, environment: environment, errors: log)
  }
}
