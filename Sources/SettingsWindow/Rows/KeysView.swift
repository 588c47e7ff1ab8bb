internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// Keys, each with a button that takes it away, and one that adds another.
@GLibActor
final class KeysView: ControlView {
  private let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
  private let desk: Desk
  private var keys: [KeyName]?
  private var change: @GLibActor ([KeyName]) -> Void = { _ in }

  init(_ desk: Desk) { self.desk = desk }

  var widget: Widget { box }

  func update(_ row: Row) {
    guard case .keys(let keys, let kind, let change) = row.control else { return }
    self.change = change
    guard keys != self.keys else { return }
    self.keys = keys
    box.removeAll()
    for key in keys { box.append(chip(key)) }
    let add = Button(symbol: "list-add-symbolic", name: localized("\(row.title): add a key"))
    add.addClass("flat")
    add.action = { [weak self] in self?.capture(kind, for: row.title) }
    box.append(add)
  }

  private func chip(_ key: KeyName) -> Widget {
    let chip = Box(GTK_ORIENTATION_HORIZONTAL)
    let name = Label(key.label, classes: "keycap")
    name.wrap()
    gtk_label_set_natural_wrap_mode(name.opaque, GTK_NATURAL_WRAP_NONE)
    chip.append(name)
    let remove = Button(symbol: "window-close-symbolic", name: localized("Remove \(key.label)"))
    remove.addClass("flat")
    remove.addClass("circular")
    remove.action = { [weak self] in
      guard let self, let keys = self.keys else { return }
      self.change(keys.filter { $0 != key })
    }
    chip.append(remove)
    return chip
  }

  private func capture(_ kind: KeyCapture.Kind, for title: String) {
    KeyDialog.show(kind, title, on: desk) { [weak self] key in
      guard let self, let keys = self.keys, !keys.contains(key) else { return }
      self.change(keys + [key])
    }
  }
}
