internal import CAdwaita
internal import GLibRuntime
internal import Localization

/// The desktop's own window for choosing a file.
@GLibActor
final class FileDialog {
  private let chooser: OpaquePointer

  init(_ title: String, _ action: GtkFileChooserAction, on window: UnsafeMutablePointer<GtkWindow>?) {
    chooser = gtk_file_chooser_native_new(title, window, action, title, localized("Cancel"))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(chooser)) }

  func suggest(_ name: String) { gtk_file_chooser_set_current_name(chooser, name) }

  /// Calls with the path where the user chose one. The dialog stays until then.
  func show(_ chosen: @escaping @GLibActor (String) -> Void) {
    NumberSignal.connect(UnsafeMutableRawPointer(chooser), "response") { [self] response in
      gtk_native_dialog_hide(UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self))
      guard response == GTK_RESPONSE_ACCEPT.rawValue, let file = gtk_file_chooser_get_file(chooser) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      guard let path = g_file_get_path(file) else { return }
      defer { g_free(path) }
      chosen(String(cString: path))
    }
    gtk_native_dialog_show(UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self))
  }
}
