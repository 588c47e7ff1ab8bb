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
    child.isVisible = true
    gtk_stack_set_visible_child(opaque, child.pointer)
    shown?.isVisible = false
    shown = child
  }
}
