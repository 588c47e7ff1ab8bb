import Localization

/// Whether toolkits take their text from IBus, which they are told by variables, differently on each kind of session.
struct EnvironmentCheck {
  let environment: DoctorEnvironment

  func findings() -> [Finding] {
    let desktop = environment["XDG_CURRENT_DESKTOP"] ?? ""
    switch environment["XDG_SESSION_TYPE"] {
    case "wayland" where desktop.contains("GNOME"):
      // The shell speaks to IBus itself; the modules work as well, but XWayland programs need theirs.
      return [other(than: "ibus", "GTK_IM_MODULE"), other(than: "ibus", "QT_IM_MODULE")].compactMap { $0 }
        .orOne(.ok("environment", localized("GNOME Shell on Wayland passes text on by itself.")))
    case "wayland":
      // Most compositors have no way to IBus of their own, Debian 12's KWin among them: the toolkits' modules must do it.
      let bridge =
        desktop.contains("KDE")
        ? localized("Choose IBus Wayland under Virtual Keyboard in the settings; where it is not offered:") + " " : ""
      return missing(
        ["GTK_IM_MODULE", "QT_IM_MODULE"],
        where: desktop.isEmpty ? localized("This compositor on Wayland") : localized("\(desktop) on Wayland"),
        before: bridge)
    default:
      return missing(["GTK_IM_MODULE", "QT_IM_MODULE"], where: "X11") + xmodifiers()
    }
  }

  /// - Parameter before: what is better than setting variables.
  private func missing(_ names: [String], where place: String, before: String = "") -> [Finding] {
    let findings = names.compactMap { name -> Finding? in
      guard environment[name] != "ibus" else { return nil }
      let toolkit = name == "GTK_IM_MODULE" ? "GTK" : "Qt"
      return .warning(
        "environment",
        environment[name].map { value in
          localized("\(place): \(toolkit) programs may not use IBus, since \(name) is “\(value)”.")
        } ?? localized("\(place): \(toolkit) programs may not use IBus, since \(name) is not set."),
        fix: before + fix("\(name)=ibus"))
    }
    return findings.orOne(.ok("environment", localized("\(place): GTK and Qt programs use IBus.")))
  }

  private func other(than wanted: String, _ name: String) -> Finding? {
    guard let value = environment[name], value != wanted else { return nil }
    return .warning(
      "environment", localized("\(name) is “\(value)”, so programs that look at it do not use IBus."),
      fix: fix("\(name)=\(wanted)"))
  }

  private func xmodifiers() -> [Finding] {
    environment["XMODIFIERS"] == "@im=ibus"
      ? []
      : [
        .warning(
          "environment",
          localized("Programs without a toolkit (xterm) do not use IBus, since XMODIFIERS is not “@im=ibus”."),
          fix: fix("XMODIFIERS=@im=ibus"))
      ]
  }

  private func fix(_ line: String) -> String {
    localized("Run `im-config -n ibus`, or write \(line) to ~/.config/environment.d/ibus.conf; then log in again.")
  }
}

extension [Finding] {
  fileprivate func orOne(_ finding: Finding) -> [Finding] { isEmpty ? [finding] : self }
}
