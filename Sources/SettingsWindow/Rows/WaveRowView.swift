internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// A row that draws how loud it is, with its words above and buttons beside.
@GLibActor
final class WaveRowView: RowView {
  let widget = Widget(adw_preferences_row_new())
  private let title = Label("")
  private let subtitle = Label("", classes: "dim-label", "caption")
  private let area = Widget(gtk_drawing_area_new())
  private let mark = MarkView()
  private let buttons: ButtonsView
  private let wave = Wave()

  init(_ row: Row, _ desk: Desk) {
    buttons = ButtonsView(desk)
    let box = Box(GTK_ORIENTATION_VERTICAL, spacing: 9)
    box.setMargin(12)
    let heading = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    mark.widget.isVisible = false
    heading.append(mark.widget)
    let words = Box(GTK_ORIENTATION_VERTICAL, spacing: 3)
    title.wrap()
    subtitle.wrap()
    words.append(title)
    words.append(subtitle)
    gtk_widget_set_hexpand(words.pointer, 1)
    heading.append(words)
    heading.append(buttons.widget)
    RowLayout.apply(to: heading.pointer)
    box.append(heading)
    gtk_drawing_area_set_content_height(area.cast(), 72)
    wave.draw(in: area)
    box.append(area)
    box.lend { gtk_list_box_row_set_child(widget.cast(), $0) }
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    gtk_widget_set_focusable(widget.pointer, 0)
    update(row)
  }

  func update(_ row: Row) {
    guard case .wave(let peaks) = row.control else { return }
    title.text = row.title
    subtitle.text = row.subtitle
    mark.show(row.mark)
    buttons.update(row)
    let percent = Int(((peaks.last ?? 0) * 100).rounded())
    area.setAccessibleLabel(localized("Level: \(percent) %"))
    wave.peaks = peaks
    gtk_widget_queue_draw(area.pointer)
  }
}
