internal import CAdwaita
internal import GLibRuntime
internal import Localization

extension Desk {
  func copy(_ text: String) {
    guard let window else { return }
    gdk_clipboard_set_text(
      gtk_widget_get_clipboard(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)), text)
  }

  func saveFile(_ name: String, _ chosen: @escaping @GLibActor (String) -> Void) {
    let dialog = FileDialog(localized("Save"), GTK_FILE_CHOOSER_ACTION_SAVE, on: window)
    dialog.suggest(name)
    dialog.show(chosen)
  }

  func openFile(_ chosen: @escaping @GLibActor (String) -> Void) {
    FileDialog(localized("Open"), GTK_FILE_CHOOSER_ACTION_OPEN, on: window).show(chosen)
  }
}
