internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// The history on the screen: the search field and the list, or one session in their place.
@GLibActor
final class HistoryView: ContentView {
  let widget: Widget
  private let model: HistoryPage
  private let deck = Deck()
  private let search = Widget(gtk_search_entry_new())
  private let list: HistoryList
  private let empty = Widget(adw_status_page_new())
  private let groups: GroupsView
  private let waiting: Widget
  private let waitingGroup: GroupView

  init(_ model: HistoryPage, _ desk: Desk) {
    self.model = model
    list = HistoryList(model)
    groups = GroupsView(desk)
    let box = Box(GTK_ORIENTATION_VERTICAL)
    widget = box
    let clamp = Widget(adw_clamp_new())
    adw_clamp_set_child(clamp.opaque, search.pointer)
    clamp.setMargin(12)
    search.setAccessibleLabel(localized("Search in the history"))
    box.append(clamp)
    waitingGroup = GroupView(RowGroup("queue", rows: []), desk)
    waiting = Widget(adw_clamp_new())
    adw_clamp_set_child(waiting.opaque, waitingGroup.widget.pointer)
    waiting.setMargin(12)
    box.append(waiting)
    box.append(deck)
    adw_status_page_set_icon_name(empty.opaque, "document-open-recent-symbolic")
    for child in [list.widget, empty, groups.widget] { deck.add(child) }
    // Letters that are typed anywhere on the page are searched for.
    gtk_search_entry_set_key_capture_widget(search.opaque, widget.pointer)
    search.on("search-changed") { [weak self] in self?.searched() }
    search.on("stop-search") { [weak self] in self?.clear() }
    Shortcut.add("Escape", to: widget) { [weak self] in self?.clear() ?? false }
    model.onChange = { [weak self] in self?.update() }
    update()
  }

  func appear() { model.appear() }
  func scroll(_ clock: OpaquePointer, _ tell: @escaping @GLibActor (ScrollStep, Duration) -> Void) {
    _ = ScrollTrial(list, clock, tell)
  }

  func disappear() { model.disappear() }

  /// - Returns: whether there was anything to clear.
  @discardableResult
  private func clear() -> Bool {
    let isEmpty = gtk_editable_get_text(search.opaque).map { $0.pointee == 0 } ?? true
    if !isEmpty { gtk_editable_set_text(search.opaque, "") }
    return !isEmpty
  }

  private func searched() {
    model.search(gtk_editable_get_text(search.opaque).map { String(cString: $0) } ?? "")
  }

  private func update() {
    let shown = model.groups
    gtk_widget_set_visible(gtk_widget_get_parent(search.pointer), model.isList ? 1 : 0)
    let group = model.waiting
    waiting.isVisible = group != nil
    if let group { waitingGroup.update(group) }
    if !shown.isEmpty {
      groups.update(shown)
      return deck.show(groups.widget)
    }
    guard let words = model.emptiness else { return deck.show(list.widget) }
    adw_status_page_set_title(empty.opaque, words)
    deck.show(empty)
  }
}
