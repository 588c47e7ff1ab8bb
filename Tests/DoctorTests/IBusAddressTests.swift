import Glibc
import TestSupport
import Testing

@testable import Doctor

/// Finds the daemon where libibus would.
@Suite struct IBusAddressTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ address: String, process: pid_t, to name: String) throws -> String {
    try folder.write(
      Array("# comment\nIBUS_ADDRESS=\(address)\nIBUS_DAEMON_PID=\(process)\n".utf8), to: name)
  }

  @Test func `the variable goes before everything`() {
    #expect(IBusAddress.find(DoctorEnvironment(["IBUS_ADDRESS": "unix:path=/a"])) == "unix:path=/a")
  }

  @Test func `a file, with the equals signs in the address`() throws {
    let file = try write("unix:abstract=/tmp/x,guid=1", process: getpid(), to: "address")
    #expect(
      IBusAddress.find(DoctorEnvironment(["IBUS_ADDRESS_FILE": file])) == "unix:abstract=/tmp/x,guid=1")
  }

  @Test func `a daemon that has ended is none`() throws {
    // No process has the number that is one above the largest.
    let file = try write("unix:path=/a", process: 4_194_305, to: "address")
    #expect(IBusAddress.find(DoctorEnvironment(["IBUS_ADDRESS_FILE": file])) == nil)
    #expect(IBusAddress.find(DoctorEnvironment(["XDG_CONFIG_HOME": folder.path])) == nil)
  }
}
