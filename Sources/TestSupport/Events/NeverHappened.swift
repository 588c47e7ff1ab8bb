/// An event that a test waited for and that did not come.
public struct NeverHappened: Error, CustomStringConvertible {
  public var what: String
  public var description: String

  init(what: String, name: String, events: [String]) {
    self.what = what
    description = "\(name): never happened: \(what). What happened last: \(events.joined(separator: ", "))"
  }
}
