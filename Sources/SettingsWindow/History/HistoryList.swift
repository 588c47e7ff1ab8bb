internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// The list of sessions: widgets for those in sight only, and more sessions as soon as the end comes into sight.
@GLibActor
final class HistoryList {
  let widget = Widget(gtk_scrolled_window_new())
  private let model: HistoryPage
  /// As many strings as there are sessions; what stands in a line is looked up when it comes into sight.
  private let strings = gtk_string_list_new(nil)
  private let view: Widget
  private var generation = -1
  private var count = 0

  init(_ model: HistoryPage) {
    self.model = model
    let factory = gtk_signal_list_item_factory_new()
    // Both are the list's from here on.
    view = Widget(gtk_list_view_new(gtk_no_selection_new(strings), factory))
    ArgumentSignal.connect(UnsafeMutableRawPointer(factory!), "setup") { Self.fill($0) }
    ArgumentSignal.connect(UnsafeMutableRawPointer(factory!), "bind") { [weak self] in self?.bind($0) }
    gtk_list_view_set_single_click_activate(view.opaque, 1)
    gtk_list_view_set_show_separators(view.opaque, 1)
    view.setAccessibleLabel(localized("Sessions"))
    // Where it ends is the page, and no empty sheet.
    view.addClass("background")
    let clamp = Widget(adw_clamp_scrollable_new())
    adw_clamp_scrollable_set_child(clamp.opaque, view.pointer)
    gtk_scrolled_window_set_child(widget.opaque, clamp.pointer)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    NumberSignal.connect(view.pointer, "activate") { [weak self] in self?.activated(Int($0)) }
    let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
    Signal.connect(adjustment!, "value-changed") { [weak self] in self?.scrolled() }
  }

  func update() {
    let entries = model.entries
    let isSame = generation == model.generation && count <= entries.count
    let start = isSame ? count : 0
    let added = entries.count - start
    let words = [UnsafePointer<CChar>?](repeating: Self.nothing, count: added) + [nil]
    gtk_string_list_splice(strings, guint(start), guint(count - start), words)
    count = entries.count
    if !isSame, count > 0, generation != -1 {
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(widget.opaque), 0)
    }
    generation = model.generation
  }

  /// A string that lives as long as the program: the list copies it.
  private static let nothing: UnsafePointer<CChar>? = g_intern_static_string("")

  private func scrolled() {
    let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
    let (value, page) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment))
    if value + 3 * page >= gtk_adjustment_get_upper(adjustment) { model.loadMore() }
  }

  private func activated(_ position: Int) {
    guard model.entries.indices.contains(position) else { return }
    model.open(model.entries[position].id)
  }

  // MARK: Lines

  private static func fill(_ item: Argument) {
    HistoryLine().widget.lend { gtk_list_item_set_child(item.pointer, $0) }
  }

  private func bind(_ item: Argument) {
    let position = Int(gtk_list_item_get_position(item.pointer))
    guard model.entries.indices.contains(position), let line = gtk_list_item_get_child(item.pointer) else { return }
    HistoryLine.show(model.entries[position], in: line)
  }
}
