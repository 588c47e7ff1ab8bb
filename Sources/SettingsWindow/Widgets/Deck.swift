internal import CAdwaita

/// Widgets of which one is seen.
///
/// The others are hidden: GTK's stack only takes them off the screen, where Tab and screen readers still find them.
final class Deck: Widget {
  private var shown: Widget?

  init() {
    super.init(gtk_stack_new())
    expand()
  }

  /// - Parameter title: what screen readers call it.
  func add(_ child: Widget, title: String = "") {
    child.isVisible = false
    gtk_stack_add_titled(opaque, child.pointer, nil, title)
  }

  func show(_ child: Widget) {
    guard child !== shown else { return }
    let takesFocus = hasFocus
    child.isVisible = true
    gtk_stack_set_visible_child(opaque, child.pointer)
    shown?.isVisible = false
    shown = child
    if takesFocus { gtk_widget_child_focus(child.pointer, GTK_DIR_TAB_FORWARD) }
  }

  /// Whether the keyboard is in what is shown, or nowhere, as after a button that was switched off when it was pressed.
  private var hasFocus: Bool {
    guard let shown, gtk_widget_get_mapped(shown.pointer) != 0, let root = gtk_widget_get_root(pointer) else {
      return false
    }
    guard let focus = gtk_root_get_focus(root) else { return true }
    return focus == shown.pointer || gtk_widget_is_ancestor(focus, shown.pointer) != 0
  }
}
