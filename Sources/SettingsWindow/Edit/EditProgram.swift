internal import CAdwaita
public import GLibRuntime
internal import Localization
public import SettingsPages

/// The application of one text: a window for each start.
@GLibActor
public final class EditProgram {
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case noDisplay

    public var description: String { localized("There is no display: texts are edited in a desktop session.") }
  }

  private let application: UnsafeMutablePointer<AdwApplication>
  private let model: EditModel
  private var window: EditWindow?

  /// Runs until the window is closed.
  public nonisolated static func run(
    _ makeModel: @escaping @GLibActor () -> EditModel
  ) throws(Failure) -> Int32 {
    let context = g_main_context_default()
    precondition(g_main_context_acquire(context) != 0, "another thread runs the GLib main loop")
    defer { g_main_context_release(context) }
    // GTK itself would end the program, and say less.
    guard gtk_init_check() != 0 else { throw .noDisplay }
    let program = GLibActor.assumeIsolated { EditProgram(makeModel()) }
    let status = g_application_run(
      GLibActor.assumeIsolated { ApplicationPointer(program.application) }.asApplication, 0, nil)
    GLibActor.assumeIsolated { program.window = nil }
    return status
  }

  /// Of the same name as the settings, whose icon desktops know.
  private init(_ model: EditModel) {
    application = adw_application_new(SettingsProgram.id, G_APPLICATION_NON_UNIQUE)
    self.model = model
    let pointer = ApplicationPointer(application)
    Signal.connect(application, "activate") { [weak self] in self?.activate() }
    pointer.addAction("insert") { [weak self] in self?.window?.insert() }
    pointer.addAction("cancel") { [weak self] in self?.window?.close() }
  }

  private func activate() {
    let window = EditWindow(ApplicationPointer(application).asGtkApplication, model)
    self.window = window
    window.present()
    model.load()
  }
}
