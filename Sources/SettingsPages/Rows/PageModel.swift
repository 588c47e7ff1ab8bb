public import GLibRuntime

/// What a page shows and does, without a widget. Everything that takes its time is done beside the main loop, and
/// `onChange` says when there is something new to show.
@GLibActor
public protocol PageModel: AnyObject {
  var groups: [RowGroup] { get }
  var onChange: (@GLibActor () -> Void)? { get set }
  /// The page came to be seen.
  func appear()
  /// It is no longer seen: what only serves the eye stops.
  func disappear()
}

extension PageModel {
  public func appear() {}
  public func disappear() {}

  public subscript(row id: String) -> Row? {
    for group in groups {
      if let row = group.rows.first(where: { $0.id == id }) { return row }
    }
    return nil
  }
}
