public import GLibRuntime

/// What pages ask of the desktop that they are on: the window does it, and tests look at what is asked.
@GLibActor
public struct DesktopPort {
  /// Opens another page.
  public var show: @GLibActor (PageID) -> Void
  /// Puts a text on the clipboard.
  public var copy: @GLibActor (String) -> Void
  /// Asks the user for a file to write, and calls with its path; not where the user thinks better of it.
  public var saveFile: @GLibActor (_ name: String, _ chosen: @escaping @GLibActor (String) -> Void) -> Void
  /// The same for a file to read.
  public var openFile: @GLibActor (_ chosen: @escaping @GLibActor (String) -> Void) -> Void

  public init(
    show: @escaping @GLibActor (PageID) -> Void = { _ in }, copy: @escaping @GLibActor (String) -> Void = { _ in },
    saveFile: @escaping @GLibActor (String, @escaping @GLibActor (String) -> Void) -> Void = { _, _ in },
    openFile: @escaping @GLibActor (@escaping @GLibActor (String) -> Void) -> Void = { _ in }
  ) {
    self.show = show
    self.copy = copy
    self.saveFile = saveFile
    self.openFile = openFile
  }
}
