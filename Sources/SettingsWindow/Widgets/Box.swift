internal import CAdwaita

/// Widgets in a line.
final class Box: Widget {
  private var children: [Widget] = []

  init(_ orientation: GtkOrientation, spacing: Int32 = 0) { super.init(gtk_box_new(orientation, spacing)) }

  func append(_ child: Widget) {
    children.append(child)
    gtk_box_append(cast(), child.pointer)
  }

  func removeAll() {
    for child in children { gtk_box_remove(cast(), child.pointer) }
    children = []
  }
}
