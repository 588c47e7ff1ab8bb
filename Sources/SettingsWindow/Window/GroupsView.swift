internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// Groups of rows, one below the other, in a width that reads well.
@GLibActor
final class GroupsView {
  let widget = Widget(adw_preferences_page_new())
  private let desk: Desk
  private var groups: [GroupView] = []

  init(_ desk: Desk) { self.desk = desk }

  func update(_ models: [RowGroup]) {
    // Groups come and go at the end of a page as a rule: from the first that differs on, all are put in anew.
    let kept = zip(groups, models).prefix { $0.id == $1.id }.count
    let hadFocus = kept == 0 && gtk_widget_get_focus_child(widget.pointer) != nil
    for group in groups[kept...] { adw_preferences_page_remove(widget.cast(), group.widget.cast()) }
    groups.removeSubrange(kept...)
    for (view, model) in zip(groups, models) { view.update(model) }
    for model in models[kept...] {
      let view = GroupView(model, desk)
      adw_preferences_page_add(widget.cast(), view.widget.cast())
      groups.append(view)
    }
    // Other groups altogether: the keyboard goes on with the first of them.
    if hadFocus { gtk_widget_child_focus(widget.pointer, GTK_DIR_TAB_FORWARD) }
  }
}
