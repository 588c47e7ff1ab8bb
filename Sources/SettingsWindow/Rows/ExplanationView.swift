internal import CAdwaita
internal import GLibRuntime
internal import Localization

/// What a row is for, behind a small button, where there is no place for it below the title.
@GLibActor
final class ExplanationView {
  let widget = Widget(gtk_menu_button_new())
  private let words = Label("")

  init() {
    gtk_menu_button_set_icon_name(widget.opaque, "help-about-symbolic")
    widget.addClass("flat")
    widget.centerVertically()
    widget.isVisible = false
    words.wrap()
    gtk_label_set_max_width_chars(words.opaque, 40)
    words.setMargin(6)
    let popover = Widget(gtk_popover_new())
    gtk_popover_set_child(popover.cast(), words.pointer)
    gtk_menu_button_set_popover(widget.opaque, popover.pointer)
  }

  /// - Parameter text: nothing is shown where it is empty.
  func update(_ title: String, _ text: String) {
    widget.isVisible = !text.isEmpty
    words.text = text
    guard !text.isEmpty else { return }
    let name = localized("What is this? \(title)")
    gtk_widget_set_tooltip_text(widget.pointer, localized("What is this?"))
    // What takes the focus is the button inside.
    if let inside = gtk_widget_get_first_child(widget.pointer) { Widget(inside).setAccessibleLabel(name) }
  }
}
