internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A page of rows on the screen, which follows its model.
@GLibActor
final class PageView: ContentView {
  private let model: any PageModel
  private let groups: GroupsView
  private var isStale = false

  init(_ model: any PageModel, _ desk: Desk) {
    self.model = model
    groups = GroupsView(desk)
    model.onChange = { [weak self] in self?.changed() }
    groups.update(model.groups)
  }

  var widget: Widget { groups.widget }

  func appear() { model.appear() }
  func disappear() { model.disappear() }

  /// Once a turn of the loop, however often something changed in it.
  private func changed() {
    guard !isStale else { return }
    isStale = true
    LoopTimer.after(.zero) { [weak self] in
      guard let self else { return }
      self.isStale = false
      self.groups.update(self.model.groups)
    }
  }
}
