internal import CAdwaita
public import GLibRuntime
internal import Localization
public import SettingsPages

/// The application: one window, however often it is started.
@GLibActor
public final class SettingsProgram {
  public static let id = "org.freedesktop.IBus.Utter.Settings"

  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case noDisplay

    public var description: String {
      localized("There is no display: run it in a desktop session, or use `utter` and `gsettings`.")
    }
  }

  /// What is to be measured of the window, and who is told.
  public enum Measurement: Sendable {
    /// Told when the first frame is drawn.
    case firstFrame(@GLibActor () -> Void)
    /// Scrolls the history, and tells how long every step took.
    case scrolling(@GLibActor (ScrollStep, Duration) -> Void)
  }

  /// Makes the models of the pages.
  public typealias MakePages = @GLibActor (DesktopPort) -> [PageID: any PageModel]

  private let application: UnsafeMutablePointer<AdwApplication>
  private let makePages: MakePages
  private var window: MainWindow?
  private var page: PageID
  private let measurement: Measurement?

  /// Runs until the window is closed. Where one is open already, that comes to the front and shows the page.
  ///
  public nonisolated static func run(
    _ page: PageID?, _ measurement: Measurement? = nil, _ makePages: @escaping MakePages
  ) throws(Failure) -> Int32 {
    let context = g_main_context_default()
    precondition(g_main_context_acquire(context) != 0, "another thread runs the GLib main loop")
    defer { g_main_context_release(context) }
    // GTK itself would end the program, and say less.
    guard gtk_init_check() != 0 else { throw .noDisplay }
    let program = GLibActor.assumeIsolated { SettingsProgram(page, measurement, makePages) }
    guard GLibActor.assumeIsolated({ program.isFirst(page) }) else { return 0 }
    let status = g_application_run(
      GLibActor.assumeIsolated { ApplicationPointer(program.application) }.asApplication, 0, nil)
    GLibActor.assumeIsolated {
      program.window = nil
      SettingsStore.flush()
    }
    return status
  }

  private init(_ page: PageID?, _ measurement: Measurement?, _ makePages: @escaping MakePages) {
    application = adw_application_new(Self.id, G_APPLICATION_DEFAULT_FLAGS)
    self.measurement = measurement
    self.makePages = makePages
    self.page = page ?? .welcome
    Signal.connect(application, "activate") { [weak self] in self?.activate() }
    // One action a page, without arguments, through which a second start asks the first for it.
    for page in PageID.allCases {
      ApplicationPointer(application).addAction("page-\(page.rawValue)") { [weak self] in self?.show(page) }
    }
  }

  /// False where another one runs, which then was asked. Without a session bus every start is a first.
  private func isFirst(_ page: PageID?) -> Bool {
    let application = ApplicationPointer(application).asApplication
    g_application_register(application, nil, nil)
    guard g_application_get_is_remote(application) != 0 else { return true }
    if let page { g_action_group_activate_action(OpaquePointer(application), "page-\(page.rawValue)", nil) }
    g_application_activate(application)
    g_dbus_connection_flush_sync(g_application_get_dbus_connection(application), nil, nil)
    return false
  }

  private func show(_ page: PageID) {
    self.page = page
    window?.show(page)
  }

  private func activate() {
    let isFirst = window == nil
    if isFirst {
      let desk = Desk()
      let port = DesktopPort(
        show: { [weak self] in self?.show($0) }, copy: { desk.copy($0) }, saveFile: { desk.saveFile($0, $1) },
        openFile: { desk.openFile($0) })
      window = MainWindow(ApplicationPointer(application).asGtkApplication, makePages(port), desk)
      window?.show(page)
    }
    window?.present()
    guard isFirst else { return }
    switch measurement {
    case .firstFrame(let tell): window?.whenPainted(tell)
    case .scrolling(let tell): window?.scrollHistory(tell)
    case nil: break
    }
  }
}
