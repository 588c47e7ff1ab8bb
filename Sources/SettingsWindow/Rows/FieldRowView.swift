internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A row with a field of several lines below its words.
@GLibActor
final class FieldRowView: RowView {
  let widget = Widget(adw_preferences_row_new())
  private let title = Label("")
  private let subtitle = Label("", classes: "dim-label", "caption")
  private let mark = MarkView()
  private let text = Widget(gtk_text_view_new())
  private var change: @GLibActor (String) -> Void = { _ in }

  init(_ row: Row) {
    let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)
    box.setMargin(12)
    let heading = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    heading.append(mark.widget)
    title.wrap()
    heading.append(title)
    mark.widget.isVisible = false
    box.append(heading)
    let frame = Widget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_min_content_height(frame.opaque, 96)
    gtk_scrolled_window_set_child(frame.opaque, text.pointer)
    gtk_text_view_set_wrap_mode(text.cast(), GTK_WRAP_WORD_CHAR)
    // Tab goes on to the next control, as everywhere else on the page.
    gtk_text_view_set_accepts_tab(text.cast(), 0)
    for set in [
      gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin, gtk_text_view_set_left_margin,
      gtk_text_view_set_right_margin,
    ] { set(text.cast(), 8) }
    gtk_scrolled_window_set_has_frame(frame.opaque, 1)
    box.append(frame)
    subtitle.wrap()
    box.append(subtitle)
    box.lend { gtk_list_box_row_set_child(widget.cast(), $0) }
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    gtk_widget_set_focusable(widget.pointer, 0)
    if case .field(let words, _) = row.control {
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(text.cast()), words, -1)
    }
    update(row)
    Signal.connect(UnsafeMutableRawPointer(gtk_text_view_get_buffer(text.cast())), "changed") { [weak self] in
      self?.changed()
    }
  }

  func update(_ row: Row) {
    guard case .field(_, let change) = row.control else { return }
    self.change = change
    title.text = row.title
    subtitle.text = row.subtitle
    subtitle.isVisible = !row.subtitle.isEmpty
    mark.show(row.mark)
    text.setAccessibleLabel(row.title)
    text.isEnabled = row.isEnabled
  }

  private func changed() {
    let buffer = gtk_text_view_get_buffer(text.cast())
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let words = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return }
    defer { g_free(words) }
    change(String(cString: words))
  }
}
