internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// A text to be changed, with a button that gives it back and one that does not.
@GLibActor
final class EditWindow {
  private let window: Widget
  private let view = Widget(gtk_text_view_new())
  private let insertButton = Button(label: localized("Insert"))
  private let remark = Label("", classes: "dim-label")
  private let model: EditModel
  private var isFilled = false

  init(_ application: UnsafeMutablePointer<GtkApplication>, _ model: EditModel) {
    window = Widget(adw_application_window_new(application))
    self.model = model
    gtk_window_set_title(window.cast(), localized("Edit the Dictation"))
    gtk_window_set_icon_name(window.cast(), "org.freedesktop.IBus.Utter")
    gtk_window_set_default_size(window.cast(), 520, 320)
    let box = Box(GTK_ORIENTATION_VERTICAL)
    box.append(makeBar())
    box.append(makeText())
    remark.wrap()
    remark.setMargin(12)
    box.append(remark)
    adw_application_window_set_content(window.cast(), box.pointer)
    addKeys()
    model.onChange = { [weak self] in self?.update() }
    update()
  }

  func present() {
    gtk_window_present(window.cast())
    gtk_widget_grab_focus(view.pointer)
  }

  func insert() { model.insert(text) }

  func close() { gtk_window_destroy(window.cast()) }

  // MARK: Parts

  private func makeBar() -> Widget {
    let bar = Widget(adw_header_bar_new())
    adw_header_bar_set_show_start_title_buttons(bar.opaque, 0)
    adw_header_bar_set_show_end_title_buttons(bar.opaque, 0)
    let cancel = Button(label: localized("Cancel"))
    cancel.action = { [weak self] in self?.close() }
    cancel.lend { adw_header_bar_pack_start(bar.opaque, $0) }
    insertButton.addClass("suggested-action")
    insertButton.action = { [weak self] in self?.insert() }
    adw_header_bar_pack_end(bar.opaque, insertButton.pointer)
    return bar
  }

  private func makeText() -> Widget {
    gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_top_margin(view.cast(), 12)
    gtk_text_view_set_bottom_margin(view.cast(), 12)
    gtk_text_view_set_left_margin(view.cast(), 12)
    gtk_text_view_set_right_margin(view.cast(), 12)
    view.setAccessibleLabel(localized("Text"))
    Signal.connect(UnsafeMutableRawPointer(buffer), "changed") { [weak self] in self?.update() }
    let scroller = Widget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(scroller.opaque, view.pointer)
    scroller.expand()
    return scroller
  }

  private func addKeys() {
    // The text would take Enter before the window sees it.
    for key in [GDK_KEY_Return, GDK_KEY_KP_Enter] {
      addKey(key, GDK_CONTROL_MASK, "app.insert", in: GTK_PHASE_CAPTURE)
    }
    // The input method may want Escape first, for what is dictated here.
    addKey(GDK_KEY_Escape, GdkModifierType(rawValue: 0), "app.cancel", in: GTK_PHASE_BUBBLE)
  }

  private func addKey(_ key: Int32, _ modifiers: GdkModifierType, _ action: String, in phase: GtkPropagationPhase) {
    let controller = gtk_shortcut_controller_new()
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_keyval_trigger_new(guint(key), modifiers), gtk_named_action_new(action)))
    gtk_widget_add_controller(window.pointer, controller)
  }

  // MARK: State

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view.cast()) }

  private var text: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func update() {
    if model.state == .editing, !isFilled {
      isFilled = true
      gtk_text_buffer_set_text(buffer, model.text, -1)
    }
    gtk_text_view_set_editable(view.cast(), model.state == .editing ? 1 : 0)
    insertButton.isEnabled = model.mayInsert(text)
    remark.text = model.sentence
    if model.state == .ended { close() }
  }
}
