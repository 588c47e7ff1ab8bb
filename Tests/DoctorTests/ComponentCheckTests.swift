import TestSupport
import Testing

@testable import Doctor

@Suite struct ComponentCheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var finding: Finding {
    ComponentCheck(environment: DoctorEnvironment(["IBUS_COMPONENT_PATH": "/nowhere:\(folder.path)"])).finding()
  }

  private func install(_ name: String, exec: String) throws {
    let xml = "<component><name>\(name)</name><exec>\(exec)</exec><engines/></component>"
    try folder.write(Array(xml.utf8), to: "some.xml")
  }

  @Test func `a component whose program is there`() throws {
    try install("org.freedesktop.IBus.Utter", exec: "/bin/true --ibus")
    #expect(finding.state == .ok)
  }

  @Test func `a component whose program is gone`() throws {
    try install("org.freedesktop.IBus.Utter", exec: "/nowhere/ibus-engine-utter --ibus")
    #expect(finding.state == .failed)
    #expect(finding.detail.contains("/nowhere/ibus-engine-utter"))
    #expect(finding.fix != nil)
  }

  @Test func `components of others are not ours`() throws {
    try install("org.freedesktop.IBus.Other", exec: "/bin/true")
    #expect(finding.state == .failed)
    #expect(finding.detail.contains(folder.path))
  }
}
