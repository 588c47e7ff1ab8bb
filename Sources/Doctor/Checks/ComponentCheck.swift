internal import Glibc
internal import Localization

/// Whether IBus can find Utter: its component file, and the program that this names.
struct ComponentCheck {
  static let component = "org.freedesktop.IBus.Utter"

  let environment: DoctorEnvironment

  func finding() -> Finding {
    for folder in folders {
      for name in TextFile.names(in: folder) where name.hasSuffix(".xml") {
        guard let xml = TextFile.read("\(folder)/\(name)"), element("name", of: xml) == Self.component else { continue }
        return judge(xml, file: "\(folder)/\(name)")
      }
    }
    return .failed(
      "component", localized("No component file of Utter is found in \(folders.joined(separator: ", "))."),
      fix: localized("Install Utter again (make install); IBus reads no other folder."))
  }

  private func judge(_ xml: String, file: String) -> Finding {
    let program = element("exec", of: xml)?.split(separator: " ").first.map(String.init) ?? ""
    guard access(program, X_OK) == 0 else {
      return .failed(
        "component", localized("\(file) names the program \(program), which cannot be run."),
        fix: localized("Install Utter again (make install)."))
    }
    return .ok("component", "\(file)")
  }

  /// The first element of that name; enough for a file that we wrote.
  private func element(_ name: String, of xml: String) -> String? {
    guard let open = xml.firstRange(of: "<\(name)>"),
      let close = xml[open.upperBound...].firstRange(of: "</\(name)>")
    else { return nil }
    return String(xml[open.upperBound..<close.lowerBound])
  }

  private var folders: [String] {
    environment["IBUS_COMPONENT_PATH"]?.split(separator: ":").map(String.init) ?? ["/usr/share/ibus/component"]
  }
}
