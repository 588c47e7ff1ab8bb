/// A session bus that starts our service from the build folder, and no service of the system.
enum SessionBus {
  static func start(
    in home: SessionFolder, environment: [String: String]
  ) async throws -> (process: TestProcess, address: String) {
    let services = try Installation.services(in: home.path)
    let configuration = "\(home.path)/bus.conf"
    try File.write(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:path=\(home.path)/run/bus</listen>
        <auth>EXTERNAL</auth>
        <servicedir>\(services)</servicedir>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """, to: configuration)
    let process = try TestProcess(
      "dbus-daemon", ["--config-file=\(configuration)", "--nofork", "--nopidfile", "--print-address"],
      environment: environment, errors: home.log("bus"))
    guard let address = await process.lines.first(where: { _ in true }) else {
      throw ProcessFailure("dbus-daemon ended before it was ready; see \(home.log("bus"))")
    }
    return (process, address)
  }
}
