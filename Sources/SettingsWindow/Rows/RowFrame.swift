internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// What every row of one line has beside its control: the words, the mark before them, and buttons behind.
@GLibActor
final class RowFrame {
  let widget: Widget
  private let mark = MarkView()
  private let buttons: ButtonsView
  private let explanation = ExplanationView()
  private var subtitle = ""
  private var hasMark = false
  /// The button that leads to another place: the whole row does.
  private var way: RowButton?

  init(_ row: UnsafeMutablePointer<GtkWidget>, _ desk: Desk) {
    widget = Widget(row)
    buttons = ButtonsView(desk)
    adw_preferences_row_set_use_markup(widget.cast(), 0)
    if let inside = gtk_list_box_row_get_child(widget.cast()) { RowLayout.apply(to: inside) }
  }

  /// After the controls, so that buttons stand last; the way back stands first.
  func addButtons(_ row: Row) {
    if !isAction {
      adw_entry_row_add_suffix(widget.cast(), explanation.widget.pointer)
      adw_entry_row_add_suffix(widget.cast(), buttons.widget.pointer)
    } else if row.buttons.first?.style == .back {
      adw_action_row_add_prefix(widget.cast(), buttons.widget.pointer)
    } else {
      adw_action_row_add_suffix(widget.cast(), explanation.widget.pointer)
      adw_action_row_add_suffix(widget.cast(), buttons.widget.pointer)
    }
    if isAction { widget.on("activated") { [weak self] in self?.way?.action() } }
  }

  func addSuffix(_ child: Widget) { adw_action_row_add_suffix(widget.cast(), child.pointer) }

  /// - Parameter explains: where the words below the title have no place, they are behind a button.
  func update(_ row: Row, explains: Bool = false) {
    adw_preferences_row_set_title(widget.cast(), row.title)
    explanation.update(row.title, explains || !isAction ? row.subtitle : "")
    if isAction, !explains, row.subtitle != subtitle {
      subtitle = row.subtitle
      adw_action_row_set_subtitle(widget.cast(), subtitle)
    }
    showMark(row.mark)
    buttons.update(row)
    way = row.buttons.count == 1 && row.buttons[0].style.isWay ? row.buttons[0] : nil
    if case .none = row.control { gtk_list_box_row_set_activatable(widget.cast(), way == nil ? 0 : 1) }
  }

  /// Rows without one have no room for it, so that all words begin at the same place.
  private func showMark(_ shown: Mark?) {
    mark.show(shown)
    guard isAction, hasMark != (shown != nil) else { return }
    hasMark = shown != nil
    if hasMark {
      adw_action_row_add_prefix(widget.cast(), mark.widget.pointer)
    } else {
      adw_action_row_remove(widget.cast(), mark.widget.pointer)
    }
  }

  private var isAction: Bool { cadwaita_is_a(widget.pointer, adw_action_row_get_type()) != 0 }
}
