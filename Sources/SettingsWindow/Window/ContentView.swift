internal import GLibRuntime

/// A page on the screen.
@GLibActor
protocol ContentView: AnyObject {
  var widget: Widget { get }
  func appear()
  func disappear()
}
