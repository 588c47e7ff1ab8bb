internal import CAdwaita

final class Label: Widget {
  init(_ text: String, classes: String...) {
    super.init(gtk_label_new(text))
    for name in classes { addClass(name) }
  }

  var text: String {
    get { gtk_label_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { if newValue != text { gtk_label_set_text(opaque, newValue) } }
  }

  func wrap() {
    gtk_label_set_wrap(opaque, 1)
    gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(opaque, 0)
  }
}
