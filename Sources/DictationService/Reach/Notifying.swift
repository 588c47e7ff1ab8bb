public import GLibRuntime

/// Tells the user what no bubble can: no text field is there to show one.
@GLibActor
public protocol Notifying: AnyObject {
  /// - Parameter sentence: what happened and what to do. A later one takes its place.
  func notify(_ sentence: String)
}
