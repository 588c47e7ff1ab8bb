internal import FoundationEssentials
public import GLibRuntime
internal import Glibc

/// A message bus of a test's own: a real dbus-daemon in a private folder.
@GLibActor
public final class PrivateBus {
  public struct StartFailure: Error, CustomStringConvertible {
    public var description: String
  }

  /// What `BusConnection.connect(to:)` and `DBUS_SESSION_BUS_ADDRESS` take.
  public let address: String

  private let folder: PrivateFolder
  private let daemon: ChildProcess

  /// Starts a daemon and waits until it listens.
  ///
  /// - Parameters:
  ///   - services: the content of service activation files (`[D-BUS Service]` …), by file name.
  ///   - environment: what the daemon and the services that it starts have in theirs; nil hands on the whole of ours.
  public init(services: [String: String] = [:], environment: [String: String]? = nil) async throws {
    folder = try PrivateFolder("bus")
    for (name, content) in services { try folder.write(content, to: "services/\(name)") }
    try folder.write(Self.configuration(folder.path), to: "bus.conf")

    let (reading, writing) = try OwnedDescriptor.pipe()
    daemon = try ChildProcess(
      Launch(
        // Not even a test process that traps leaves a daemon behind.
        [
          "setpriv", "--pdeathsig", "TERM", "dbus-daemon", "--nofork", "--config-file=\(folder.path)/bus.conf",
          "--print-address=3",
        ],
        environment: environment, descriptors: [3: writing], standardOutput: .discard,
        standardError: .file(folder.path + "/log")))
    guard let line = await Self.firstLine(from: reading) else {
      throw StartFailure(description: "dbus-daemon ended without listening: \(folder.read("log"))")
    }
    address = line
  }

  /// A new connection to this bus.
  public func connect() async throws(BusError) -> BusConnection { try await BusConnection.connect(to: address) }

  /// Ends the daemon and waits for it. Its folder goes with this object.
  public func stop() async {
    daemon.kill(SIGTERM)
    _ = await daemon.waitForExit()
  }

  /// Ends the daemon in a way that leaves it no time to tidy up in the folder while that is removed.
  isolated deinit { daemon.kill(SIGKILL) }

  private static func configuration(_ folder: String) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
     "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <keep_umask/>
      <listen>unix:path=\(folder)/socket</listen>
      <servicedir>\(folder)/services</servicedir>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
      <limit name="max_incoming_bytes">1000000000</limit>
      <limit name="max_outgoing_bytes">1000000000</limit>
      <limit name="max_message_size">1000000000</limit>
      <limit name="service_start_timeout">120000</limit>
      <limit name="max_replies_per_connection">50000</limit>
    </busconfig>
    """
  }

  /// Nil where the other side closes before a line is complete.
  private static func firstLine(from descriptor: OwnedDescriptor) async -> String? {
    var line: [UInt8] = []
    while true {
      _ = await DescriptorSource.wait(for: descriptor.rawValue, .readable)
      var byte: UInt8 = 0
      guard read(descriptor.rawValue, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }
}
