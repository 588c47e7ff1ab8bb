internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// The window: the list of pages, and the chosen one beside it, or behind it where the window is narrow.
@GLibActor
final class MainWindow {
  private let window: Widget
  private let leaflet = Widget(adw_leaflet_new())
  private let sidebar = Widget(gtk_list_box_new())
  private let sidebarBar = Widget(adw_header_bar_new())
  private let bar = Widget(adw_header_bar_new())
  private let deck = Deck()
  private let heading = Widget(adw_window_title_new("", ""))
  private let back = Button(symbol: "go-previous-symbolic", name: localized("Back"))
  private let desk: Desk
  private let pages: [PageID: any PageModel]
  private var views: [PageID: any ContentView] = [:]
  private var shown: PageID?

  init(_ application: UnsafeMutablePointer<GtkApplication>, _ pages: [PageID: any PageModel], _ desk: Desk) {
    window = Widget(adw_application_window_new(application))
    self.pages = pages
    self.desk = desk
    desk.window = window.cast()
    gtk_window_set_title(window.cast(), localized("Utter Settings"))
    gtk_window_set_icon_name(window.cast(), "org.freedesktop.IBus.Utter")
    gtk_window_set_default_size(window.cast(), 900, 680)
    gtk_widget_set_size_request(window.pointer, 360, 300)
    adw_application_window_set_content(window.cast(), leaflet.pointer)
    addSidebar()
    addContent()
    leaflet.on("notify::folded") { [weak self] in self?.folded() }
    folded()
  }

  func present() { gtk_window_present(window.cast()) }

  /// Calls `body` with the next frame that is drawn.
  func whenPainted(_ body: @escaping @GLibActor () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(window.pointer) else { return }
    var isFirst = true
    Signal.connect(UnsafeMutableRawPointer(clock), "after-paint") {
      if isFirst { body() }
      isFirst = false
    }
  }

  /// Scrolls the history, where that is shown, and tells of every step.
  func scrollHistory(_ tell: @escaping @GLibActor (ScrollStep, Duration) -> Void) {
    guard let history = views[.history] as? HistoryView, let clock = gtk_widget_get_frame_clock(window.pointer) else {
      return
    }
    history.scroll(clock, tell)
  }

  func show(_ page: PageID) {
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_FORWARD)
    guard let index = PageID.allCases.firstIndex(of: page), page != shown else { return }
    gtk_list_box_select_row(sidebar.opaque, gtk_list_box_get_row_at_index(sidebar.opaque, Int32(index)))
    open(page)
  }

  private func addSidebar() {
    let box = Box(GTK_ORIENTATION_VERTICAL)
    Widget(adw_window_title_new(localized("Utter"), "")).lend { adw_header_bar_set_title_widget(sidebarBar.opaque, $0) }
    box.append(sidebarBar)
    sidebar.addClass("navigation-sidebar")
    sidebar.setAccessibleLabel(localized("Pages"))
    for page in PageID.allCases { Self.entry(page).lend { gtk_list_box_append(sidebar.opaque, $0) } }
    sidebar.on("row-selected") { [weak self] in self?.selected() }
    sidebar.on("row-activated") { [weak self] in self?.activated() }
    // Of itself Tab would go through all the rows, as the arrow keys do.
    Shortcut.add("Tab", to: sidebar) { [deck] in gtk_widget_child_focus(deck.pointer, GTK_DIR_TAB_FORWARD) != 0 }
    Shortcut.add("<Shift>Tab", to: sidebar) { [deck] in gtk_widget_child_focus(deck.pointer, GTK_DIR_TAB_BACKWARD) != 0
    }
    let scroller = Widget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, sidebar.pointer)
    gtk_widget_set_vexpand(scroller.pointer, 1)
    gtk_widget_set_size_request(box.pointer, 210, -1)
    gtk_widget_set_hexpand_set(box.pointer, 1)
    box.append(scroller)
    box.lend { _ = adw_leaflet_append(leaflet.opaque, $0) }
    Widget(gtk_separator_new(GTK_ORIENTATION_VERTICAL)).lend {
      adw_leaflet_page_set_navigatable(adw_leaflet_append(leaflet.opaque, $0), 0)
    }
  }

  private func addContent() {
    let box = Box(GTK_ORIENTATION_VERTICAL)
    adw_header_bar_set_title_widget(bar.opaque, heading.pointer)
    adw_header_bar_pack_start(bar.opaque, back.pointer)
    back.action = { [weak self] in self?.goBack() }
    box.append(bar)
    box.append(deck)
    gtk_widget_set_hexpand(box.pointer, 1)
    box.lend { _ = adw_leaflet_append(leaflet.opaque, $0) }
  }

  private static func entry(_ page: PageID) -> Widget {
    let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    box.setMargin(6)
    box.append(Widget(gtk_image_new_from_icon_name(page.symbol)))
    box.append(Label(page.title))
    let row = Widget(gtk_list_box_row_new())
    box.lend { gtk_list_box_row_set_child(row.cast(), $0) }
    row.setAccessibleLabel(page.title)
    return row
  }

  private func selected() {
    guard let row = gtk_list_box_get_selected_row(sidebar.opaque) else { return }
    open(PageID.allCases[Int(gtk_list_box_row_get_index(row))])
  }

  private func activated() {
    adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_FORWARD)
  }

  /// Pages are built when they are first opened, so that the window comes up at once.
  private func open(_ page: PageID) {
    guard page != shown, let model = pages[page] else { return }
    if let shown { views[shown]?.disappear() }
    shown = page
    let view = views[page] ?? addView(of: model, page)
    deck.show(view.widget)
    adw_window_title_set_title(heading.opaque, page.title)
    view.appear()
  }

  private func addView(of model: any PageModel, _ page: PageID) -> any ContentView {
    let view: any ContentView =
      if let history = model as? HistoryPage { HistoryView(history, desk) } else { PageView(model, desk) }
    views[page] = view
    deck.add(view.widget, title: page.title)
    return view
  }

  private func goBack() { adw_leaflet_navigate(leaflet.opaque, ADW_NAVIGATION_DIRECTION_BACK) }

  /// The window's own buttons stand once, over what is at the window's edge.
  private func folded() {
    let isFolded = adw_leaflet_get_folded(leaflet.opaque)
    back.isVisible = isFolded != 0
    adw_header_bar_set_show_end_title_buttons(sidebarBar.opaque, isFolded)
    adw_header_bar_set_show_start_title_buttons(bar.opaque, isFolded)
  }
}
