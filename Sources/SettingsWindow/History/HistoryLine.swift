internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A session in the list: its words, and below them when and where.
@GLibActor
final class HistoryLine {
  let widget: Widget

  init() {
    let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 3)
    widget = box
    box.setMargin(9)
    for style in ["body", "caption"] {
      let label = Label("", classes: style)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      if style == "body" {
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_lines(label.opaque, 2)
      } else {
        label.addClass("dim-label")
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_lines(label.opaque, 2)
      }
      box.append(label)
    }
  }

  /// - Parameters:
  ///   - entry: nil for one that is being fetched.
  ///   - line: one that this type made.
  static func show(_ entry: HistoryEntry?, in line: UnsafeMutablePointer<GtkWidget>) {
    let title = gtk_widget_get_first_child(line)
    let detail = gtk_widget_get_last_child(line)
    gtk_label_set_text(OpaquePointer(title), entry?.title ?? "…")
    gtk_label_set_text(OpaquePointer(detail), entry?.detail ?? "")
    // Colours that are dimmed cannot be read.
    if entry?.mark == nil {
      gtk_widget_add_css_class(detail, "dim-label")
    } else {
      gtk_widget_remove_css_class(detail, "dim-label")
    }
    let styles: [(Mark, String)] = [(.bad, "error"), (.warning, "warning"), (.busy, "accent")]
    for (mark, style) in styles {
      if entry?.mark == mark {
        gtk_widget_add_css_class(detail, style)
      } else {
        gtk_widget_remove_css_class(detail, style)
      }
    }
  }
}
