import Testing

@testable import Doctor

@Suite struct EnvironmentCheckTests {
  private static let modules = ["GTK_IM_MODULE": "ibus", "QT_IM_MODULE": "ibus"]

  /// Session × variables → what is complained of.
  @Test(arguments: [
    (["XDG_SESSION_TYPE": "x11"], modules.merging(["XMODIFIERS": "@im=ibus"]) { $1 }, [String]()),
    (["XDG_SESSION_TYPE": "x11"], [:], ["GTK_IM_MODULE", "QT_IM_MODULE", "XMODIFIERS"]),
    (
      ["XDG_SESSION_TYPE": "x11"], ["GTK_IM_MODULE": "fcitx", "QT_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus"],
      ["fcitx"]
    ),
    (["XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "GNOME"], [:], []),
    (["XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "ubuntu:GNOME"], modules, []),
    (["XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "GNOME"], ["QT_IM_MODULE": "fcitx"], ["fcitx"]),
    (["XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "sway"], [:], ["GTK_IM_MODULE", "QT_IM_MODULE"]),
    (["XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "KDE"], modules, []),
    ([:], ["GTK_IM_MODULE": "", "QT_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus"], ["GTK_IM_MODULE"]),
  ])
  func `variables by session`(session: [String: String], variables: [String: String], complaints: [String]) {
    let environment = DoctorEnvironment(session.merging(variables) { $1 })
    let findings = EnvironmentCheck(environment: environment).findings()
    let warnings = findings.filter { $0.state == .warning }
    #expect(warnings.count == complaints.count)
    for (warning, word) in zip(warnings, complaints) {
      #expect(warning.detail.contains(word))
      #expect(warning.fix?.contains("log in again") == true)
    }
    #expect(findings.contains { $0.state == .ok } == complaints.isEmpty)
  }
}
