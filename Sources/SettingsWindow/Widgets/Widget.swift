internal import CAdwaita
internal import GLibRuntime

/// A widget of GTK's, kept alive by this object.
@GLibActor
class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>

  init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// For functions of classes that Swift sees no structure of.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// For functions of classes whose structure is public: a cast that C code would do by a macro.
  func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
  }

  /// Hands the pointer to `body`, with the widget alive until that returns: the last use of a widget that only its
  /// parent will know.
  @discardableResult
  func lend<T>(_ body: (UnsafeMutablePointer<GtkWidget>) -> T) -> T { withExtendedLifetime(self) { body(pointer) } }

  var isEnabled: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { if newValue != isEnabled { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) } }
  }

  var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  func addClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }
  func removeClass(_ name: String) { gtk_widget_remove_css_class(pointer, name) }

  func setMargin(_ pixels: Int32) {
    gtk_widget_set_margin_top(pointer, pixels)
    gtk_widget_set_margin_bottom(pointer, pixels)
    gtk_widget_set_margin_start(pointer, pixels)
    gtk_widget_set_margin_end(pointer, pixels)
  }

  func centerVertically() { gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER) }
  func expand() {
    gtk_widget_set_hexpand(pointer, 1)
    gtk_widget_set_vexpand(pointer, 1)
  }
}
