internal import CAdwaita
internal import GLibRuntime

/// The list that a choice opens: names in full, and a mark at the chosen one.
@GLibActor
final class ChoiceList {
  /// Given to the row, which holds it.
  let factory = gtk_signal_list_item_factory_new()
  /// nil where none of them is.
  var selected: Int? {
    didSet { for (position, line) in lines { Self.mark(line, isChosen: position == selected) } }
  }

  /// Those on the screen, which live as long as the list has them bound.
  private var lines: [Int: UnsafeMutablePointer<GtkWidget>] = [:]

  init() {
    ArgumentSignal.connect(UnsafeMutableRawPointer(factory!), "setup") { Self.fill($0) }
    ArgumentSignal.connect(UnsafeMutableRawPointer(factory!), "bind") { [weak self] in self?.bind($0) }
    ArgumentSignal.connect(UnsafeMutableRawPointer(factory!), "unbind") { [weak self] in self?.unbind($0) }
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(factory!)) }

  private static func fill(_ item: Argument) {
    let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
    let name = Label("")
    gtk_label_set_xalign(name.opaque, 0)
    gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_max_width_chars(name.opaque, 60)
    box.append(name)
    box.append(Widget(gtk_image_new_from_icon_name("object-select-symbolic")))
    box.lend { gtk_list_item_set_child(item.pointer, $0) }
  }

  private func bind(_ item: Argument) {
    guard let line = gtk_list_item_get_child(item.pointer), let name = gtk_list_item_get_item(item.pointer) else {
      return
    }
    gtk_label_set_text(
      OpaquePointer(gtk_widget_get_first_child(line)), gtk_string_object_get_string(OpaquePointer(name)))
    let position = Int(gtk_list_item_get_position(item.pointer))
    lines[position] = line
    Self.mark(line, isChosen: position == selected)
  }

  private func unbind(_ item: Argument) {
    let line = gtk_list_item_get_child(item.pointer)
    lines = lines.filter { $0.value != line }
  }

  /// Its place stays, so that the names do not move.
  private static func mark(_ line: UnsafeMutablePointer<GtkWidget>, isChosen: Bool) {
    gtk_widget_set_opacity(gtk_widget_get_last_child(line), isChosen ? 1 : 0)
  }
}
