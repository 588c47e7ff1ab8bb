internal import GLibRuntime
internal import Localization

/// The input sources of the desktop: GNOME keeps its own list, every other desktop has IBus's.
@GLibActor
final class InputSources {
  /// Called when the list changed, whoever changed it.
  var onChange: (@GLibActor () -> Void)?

  /// Why the list is not what was asked for, as a sentence.
  private(set) var problem: String?

  private let keyboard: SystemKeyboard
  private let isGNOME: Bool
  private let store: SettingsStore?
  private var changes: Registration?

  /// - Parameter desktop: as in `XDG_CURRENT_DESKTOP`.
  init(desktop: String, keyboard: SystemKeyboard = SystemKeyboard()) {
    self.keyboard = keyboard
    isGNOME = desktop.split(separator: ":").contains("GNOME")
    store = try? SettingsStore(schema: isGNOME ? "org.gnome.desktop.input-sources" : "org.freedesktop.ibus.general")
    changes = store?.onChange(of: key) { [weak self] _ in
      self?.problem = nil
      self?.onChange?()
    }
  }

  /// False where the desktop keeps its list elsewhere, so that the user has to.
  var canChange: Bool { (try? store?.isWritable(key)) == true }

  var hasUtter: Bool { engines.contains { $0 == Self.engine || $0.hasPrefix("\(Self.engine):") } }

  /// Something to type with. GNOME leaves the keymap at us where Utter is all there is; IBus takes the system's.
  var hasKeyboard: Bool { !isGNOME || sources.contains { $0.kind == "xkb" } }

  func addUtter() { set(sources + [(Self.kind, Self.engine)]) }

  /// Before Utter, so that it is what is typed with at login.
  func addKeyboard() {
    GLibActor.task { [self] in
      let layout = await keyboard.layout
      if !hasKeyboard { set([("xkb", layout)] + sources) }
    }
  }

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
    do throws(SettingsError) {
      try store?.set(key, to: value)
      problem = nil
    } catch {
      problem = localized("Your desktop did not take it; use the keyboard settings of your desktop.")
    }
    onChange?()
  }
}
