internal import GLibRuntime
internal import Glibc

/// The keyboard layout that the system was installed with, as systemd tells it, or as Debian writes it down.
@GLibActor
struct SystemKeyboard {
  /// nil where there is no system bus.
  var bus: @GLibActor () async -> BusConnection? = { try? await BusConnection.system() }
  var file = "/etc/default/keyboard"

  /// As GNOME names it: `de`, `us+dvorak`.
  var layout: String {
    get async {
      if let bus = await bus(), let layouts = await told("X11Layout", on: bus),
        let layout = Self.layout(layouts, await told("X11Variant", on: bus) ?? "")
      {
        return layout
      }
      return Self.layout(written("XKBLAYOUT"), written("XKBVARIANT")) ?? "us"
    }
  }

  private func told(_ property: String, on bus: BusConnection) async -> String? {
    let name = "org.freedesktop.locale1"
    let value = try? await bus.property(
      property, of: name, at: "/org/freedesktop/locale1", on: name, timeout: .seconds(5))
    guard case .string(let text)? = value else { return nil }
    return text
  }

  /// Empty where the file says nothing of it.
  private func written(_ variable: String) -> String {
    guard let file = fopen(file, "re") else { return "" }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix("\(variable)=") else { continue }
      return text.dropFirst(variable.count + 1).filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    }
    return ""
  }

  /// The first of both lists; nil where there is no layout.
  private static func layout(_ layouts: String, _ variants: String) -> String? {
    func first(_ list: String) -> Substring { list.split(separator: ",", omittingEmptySubsequences: false)[0] }
    let (layout, variant) = (first(layouts), first(variants))
    guard !layout.isEmpty else { return nil }
    return variant.isEmpty ? String(layout) : "\(layout)+\(variant)"
  }
}
