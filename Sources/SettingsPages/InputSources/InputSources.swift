internal import GLibRuntime
internal import Glibc

/// The input sources of the desktop: GNOME keeps its own list, every other desktop has IBus's.
@GLibActor
final class InputSources {
  /// Called when the list changed, whoever changed it.
  var onChange: (@GLibActor () -> Void)?

  private let isGNOME: Bool
  private let store: SettingsStore?
  private var changes: Registration?

  /// - Parameter desktop: as in `XDG_CURRENT_DESKTOP`.
  init(desktop: String) {
    isGNOME = desktop.split(separator: ":").contains("GNOME")
    store = try? SettingsStore(schema: isGNOME ? "org.gnome.desktop.input-sources" : "org.freedesktop.ibus.general")
    changes = store?.onChange(of: key) { [weak self] _ in self?.onChange?() }
  }

  /// False where the desktop keeps its list elsewhere, so that the user has to.
  var canChange: Bool { (try? store?.isWritable(key)) == true }

  var hasUtter: Bool { engines.contains { $0 == Self.engine || $0.hasPrefix("\(Self.engine):") } }

  /// Something to type with. GNOME leaves the keymap at us where Utter is all there is; IBus takes the system's.
  var hasKeyboard: Bool { !isGNOME || sources.contains { $0.kind == "xkb" } }

  func addUtter() { set(sources + [(Self.kind, Self.engine)]) }

  /// Before Utter, so that it is what is typed with at login.
  func addKeyboard() { set([("xkb", Self.systemLayout)] + sources) }

  private static let engine = "utter"
  private static let kind = "ibus"

  private var key: String { isGNOME ? "sources" : "preload-engines" }

  private var engines: [String] { sources.filter { $0.kind == Self.kind }.map(\.id) }

  private var sources: [(kind: String, id: String)] {
    guard let value = try? store?.value(key) else { return [] }
    if let names = [String](variant: value) { return names.map { (Self.kind, $0) } }
    guard case .array(let entries, _) = value else { return [] }
    return entries.compactMap { entry in
      guard case .tuple(let parts) = entry, parts.count == 2, case .string(let kind) = parts[0],
        case .string(let id) = parts[1]
      else { return nil }
      return (kind, id)
    }
  }

  private func set(_ sources: [(kind: String, id: String)]) {
    let value: Variant =
      isGNOME
      ? .array(
        sources.map { .tuple([.string($0.kind), .string($0.id)]) }, of: .tuple([.string, .string]))
      : sources.map(\.id).variant
    try? store?.set(key, to: value)
    onChange?()
  }

  /// The layout that the system was installed with.
  private static var systemLayout: String {
    guard let file = fopen("/etc/default/keyboard", "re") else { return "us" }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix("XKBLAYOUT=") else { continue }
      let layout = text.dropFirst(10).filter { $0.isLetter || $0 == "," }.split(separator: ",").first
      if let layout { return String(layout) }
    }
    return "us"
  }
}
