/// A message bus of the session's own. It starts what has a file in `services` and nothing else of the machine's.
enum SessionBus {
  /// - Parameters:
  ///   - name: Of its socket and its log.
  ///   - services: A folder of service files.
  static func start(
    _ name: String, services: String, in home: SessionFolder, environment: [String: String]
  ) async throws -> (process: TestProcess, address: String) {
    let configuration = "\(home.path)/\(name).conf"
    try File.write(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:path=\(home.path)/run/\(name)</listen>
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
      environment: environment, errors: home.log(name))
    guard let address = await process.lines.first(where: { _ in true }) else {
      throw ProcessFailure("dbus-daemon ended before it was ready; see \(home.log(name))")
    }
    // Without the number of this run: another bus at the same place will do.
    return (process, String(address.prefix { $0 != "," }))
  }
}
