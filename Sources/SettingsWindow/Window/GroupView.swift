internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A group of rows on the screen. Rows stay while their id and shape do, so that neither the focus nor half-written
/// words are lost when something else on the page changes.
@GLibActor
final class GroupView {
  let id: String
  let widget = Widget(adw_preferences_group_new())
  private let list = Widget(gtk_list_box_new())
  private let desk: Desk
  private var rows: [(id: String, shape: Row.Shape, view: any RowView)] = []

  init(_ group: RowGroup, _ desk: Desk) {
    id = group.id
    self.desk = desk
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    list.addClass("boxed-list")
    adw_preferences_group_add(widget.cast(), list.pointer)
    update(group)
  }

  func update(_ group: RowGroup) {
    adw_preferences_group_set_title(widget.cast(), Self.escaped(group.title))
    adw_preferences_group_set_description(widget.cast(), Self.escaped(group.detail))
    list.setAccessibleLabel(group.title)
    list.isVisible = !group.rows.isEmpty
    let ids = Set(group.rows.map(\.id))
    for index in rows.indices.reversed() where !ids.contains(rows[index].id) { remove(at: index) }
    for (index, row) in group.rows.enumerated() { place(row, at: index) }
  }

  /// The row of that id is brought to its place; what is between is of rows further down.
  private func place(_ row: Row, at index: Int) {
    if let found = rows.indices.dropFirst(index).first(where: { rows[$0].id == row.id }), found == index,
      rows[found].shape == row.shape
    {
      return rows[found].view.update(row)
    }
    if let old = rows.firstIndex(where: { $0.id == row.id }) { remove(at: old) }
    let view = row.makeView(desk)
    gtk_list_box_insert(list.opaque, view.widget.pointer, Int32(index))
    rows.insert((row.id, row.shape, view), at: min(index, rows.count))
  }

  private func remove(at index: Int) {
    gtk_list_box_remove(list.opaque, rows.remove(at: index).view.widget.pointer)
  }

  /// Groups take markup.
  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return text }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
