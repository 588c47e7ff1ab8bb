/// Something chosen from the menu that concerns a field. The menu itself took the focus, so it waits until a field has
/// it back.
struct MenuRequest {
  enum Action {
    case toggle
    case insert
    case insertLast
    case restore
  }

  let action: Action
  let requestedAt: Duration

  /// The focus has to rest for so long: on GNOME its events take up to 35 ms, the content type the longest.
  private static let rest: Duration = .milliseconds(150)
  private static let patience: Duration = .seconds(3)

  /// When to act, whether a field has come or not.
  func due(focusMovedAt: Duration, hasField: Bool) -> Duration {
    let end = requestedAt + Self.patience
    return hasField ? min(end, max(requestedAt, focusMovedAt) + Self.rest) : end
  }
}
