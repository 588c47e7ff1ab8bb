internal import CAdwaita
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// A window that waits for a key to be pressed.
@GLibActor
final class KeyDialog {
  private let window = Widget(adw_window_new())
  private let remark = Label(localized("Escape cancels."), classes: "dim-label")
  private let cancel = Button(label: localized("Cancel"))
  private var capture: KeyCapture
  private let chosen: @GLibActor (KeyName) -> Void

  static func show(
    _ kind: KeyCapture.Kind, _ title: String, on desk: Desk, _ chosen: @escaping @GLibActor (KeyName) -> Void
  ) {
    KeyDialog(kind, title, desk, chosen).present()
  }

  private init(
    _ kind: KeyCapture.Kind, _ title: String, _ desk: Desk, _ chosen: @escaping @GLibActor (KeyName) -> Void
  ) {
    capture = KeyCapture(kind)
    self.chosen = chosen
    gtk_window_set_title(window.cast(), title)
    gtk_window_set_transient_for(window.cast(), desk.window)
    gtk_window_set_modal(window.cast(), 1)
    gtk_window_set_default_size(window.cast(), 360, 200)
    let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 12)
    box.setMargin(24)
    gtk_widget_set_valign(box.pointer, GTK_ALIGN_CENTER)
    let words =
      kind == .single ? localized("Press the key to hold, and let it go.") : localized("Press the keys together.")
    for label in [Label(title, classes: "title-2"), Label(words), remark] {
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
      box.append(label)
    }
    // For who has no hand at the keyboard.
    gtk_widget_set_halign(cancel.pointer, GTK_ALIGN_CENTER)
    cancel.action = { [window] in gtk_window_destroy(window.cast()) }
    box.append(cancel)
    adw_window_set_content(window.cast(), box.pointer)
  }

  private func present() {
    // The window keeps what listens for its keys, and with it this dialog.
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    KeyListener.attach(to: keys!) { self.take($0) }
    gtk_widget_add_controller(window.pointer, keys)
    gtk_window_present(window.cast())
  }

  private func take(_ key: KeyPress) {
    switch capture.take(key) {
    case .waiting: break
    case .refused(let sentence): remark.text = sentence
    case .cancelled: gtk_window_destroy(window.cast())
    case .chosen(let key):
      gtk_window_destroy(window.cast())
      chosen(key)
    }
  }
}
