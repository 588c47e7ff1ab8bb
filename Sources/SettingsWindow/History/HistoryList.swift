internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// The list of sessions: widgets for those in sight and near it only, which tell the model what is looked at.
@GLibActor
final class HistoryList {
  let widget = Widget(gtk_scrolled_window_new())
  private let model: HistoryPage
  private let places = Places()
  private let view: Widget
  /// What GTK has a widget for: a good deal more than is in sight.
  private var items: [OpaquePointer] = []
  /// The model does not know yet what is looked at.
  private var isStale = false

  init(_ model: HistoryPage) {
    self.model = model
    let factory = gtk_signal_list_item_factory_new()
    // The selection and the factory are the view's from here on.
    g_object_ref(UnsafeMutableRawPointer(places.pointer))
    view = Widget(gtk_list_view_new(gtk_no_selection_new(places.pointer), factory))
    ArgumentSignal.connect(UnsafeMutableRawPointer(factory!), "setup") { Self.fill($0) }
    ArgumentSignal.connect(UnsafeMutableRawPointer(factory!), "bind") { [weak self] in self?.bind($0) }
    ArgumentSignal.connect(UnsafeMutableRawPointer(factory!), "unbind") { [weak self] in self?.unbind($0) }
    gtk_list_view_set_single_click_activate(view.opaque, 1)
    gtk_list_view_set_show_separators(view.opaque, 1)
    view.setAccessibleLabel(localized("Sessions"))
    Self.makeTransparent(view)
    let clamp = Widget(adw_clamp_scrollable_new())
    adw_clamp_scrollable_set_child(clamp.opaque, view.pointer)
    gtk_scrolled_window_set_child(widget.opaque, clamp.pointer)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    NumberSignal.connect(view.pointer, "activate") { [weak self] in self?.activated(Int($0)) }
    model.list.onChange = { [weak self] in self?.changed($0) }
    view.on("realize") { [weak self] in self?.followLayout() }
  }

  /// Where the list ends is the page, and no empty sheet.
  private static func makeTransparent(_ view: Widget) {
    let style = gtk_css_provider_new()
    gtk_css_provider_load_from_data(style, "listview { background: none; }", -1)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(view.pointer), OpaquePointer(style),
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(style)
  }

  // MARK: Scrolling

  private var adjustment: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(widget.opaque) }

  func scroll(screenfuls: Double) {
    let step = screenfuls * gtk_adjustment_get_page_size(adjustment)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + step)
  }

  /// - Parameter share: 0 for the beginning of the list, 1 for its end.
  func scroll(to share: Double) { gtk_adjustment_set_value(adjustment, share * gtk_adjustment_get_upper(adjustment)) }

  /// Whether there is something to read in every line in sight.
  var isFilled: Bool {
    let seen = items.filter(isInSight)
    return !seen.isEmpty && seen.allSatisfy { model.list[Self.place(of: $0)] != nil }
  }

  private func isInSight(_ item: OpaquePointer) -> Bool {
    var bounds = graphene_rect_t()
    guard let line = gtk_list_item_get_child(item), gtk_widget_compute_bounds(line, widget.pointer, &bounds) != 0
    else { return false }
    return bounds.origin.y < Float(gtk_widget_get_height(widget.pointer)) && bounds.origin.y + bounds.size.height > 0
  }

  private func changed(_ change: SessionList.Change) {
    switch change {
    case .replaced(let old):
      places.replace(0..<old, with: model.list.count)
      scrollToTop()
    case .arrived(let count):
      let isAtTop = gtk_adjustment_get_value(adjustment) == 0
      places.replace(0..<0, with: count)
      // GTK keeps the others where they are; who looks at the newest goes on doing so.
      if isAtTop { scrollToTop() }
    case .resized(let old):
      let kept = min(old, model.list.count)
      places.replace(kept..<old, with: model.list.count - kept)
    case .filled: for item in items { show(item) }
    }
  }

  private func scrollToTop() {
    guard places.count > 0 else { return }
    gtk_widget_activate_action_variant(view.pointer, "list.scroll-to-item", g_variant_new_uint32(0))
  }

  private func activated(_ place: Int) {
    if let entry = model.list[place] { model.open(entry.id) }
  }

  // MARK: Lines

  private static func fill(_ item: Argument) {
    HistoryLine().widget.lend { gtk_list_item_set_child(item.pointer, $0) }
  }

  private func bind(_ item: Argument) {
    items.append(item.pointer)
    show(item.pointer)
    isStale = true
  }

  private func unbind(_ item: Argument) { items.removeAll { $0 == item.pointer } }

  private func show(_ item: OpaquePointer) {
    guard let line = gtk_list_item_get_child(item) else { return }
    HistoryLine.show(model.list[Self.place(of: item)], in: line)
  }

  /// Once a frame, when every line has its place: what is in sight comes first.
  private func followLayout() {
    guard let clock = gtk_widget_get_frame_clock(view.pointer) else { return }
    Signal.connect(UnsafeMutableRawPointer(clock), "layout") { [weak self] in self?.look() }
  }

  private func look() {
    guard isStale else { return }
    isStale = false
    let (seen, near) = (items.filter(isInSight), items.filter { !isInSight($0) })
    model.list.look(at: (near + seen).map(Self.place))
  }

  private static func place(of item: OpaquePointer) -> Int { Int(gtk_list_item_get_position(item)) }
}
