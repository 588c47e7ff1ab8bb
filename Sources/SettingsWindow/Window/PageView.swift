internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A page on the screen, which follows its model.
@GLibActor
final class PageView {
  let widget = Widget(adw_preferences_page_new())
  private let model: any PageModel
  private let desk: Desk
  private var groups: [GroupView] = []
  private var isStale = false

  init(_ model: any PageModel, _ desk: Desk) {
    self.model = model
    self.desk = desk
    model.onChange = { [weak self] in self?.changed() }
    update()
  }

  func appear() { model.appear() }
  func disappear() { model.disappear() }

  /// Once a turn of the loop, however often something changed in it.
  private func changed() {
    guard !isStale else { return }
    isStale = true
    LoopTimer.after(.zero) { [weak self] in self?.update() }
  }

  private func update() {
    isStale = false
    let models = model.groups
    // Groups come and go at the end of a page as a rule: from the first that differs on, all are put in anew.
    let kept = zip(groups, models).prefix { $0.id == $1.id }.count
    for group in groups[kept...] { adw_preferences_page_remove(widget.cast(), group.widget.cast()) }
    groups.removeSubrange(kept...)
    for (view, model) in zip(groups, models) { view.update(model) }
    for model in models[kept...] {
      let view = GroupView(model, desk)
      adw_preferences_page_add(widget.cast(), view.widget.cast())
      groups.append(view)
    }
  }
}
