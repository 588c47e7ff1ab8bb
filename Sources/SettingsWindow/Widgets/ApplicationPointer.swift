internal import CAdwaita
internal import GLibRuntime

/// One pointer under the names of its parent classes, which C code would cast by macros.
struct ApplicationPointer: @unchecked Sendable {
  // Sendable: it is only used on the thread of the main loop, which hands it from one function to the next.
  private let raw: UnsafeMutableRawPointer

  init(_ application: UnsafeMutablePointer<AdwApplication>) { raw = UnsafeMutableRawPointer(application) }

  var asApplication: UnsafeMutablePointer<GApplication> { raw.assumingMemoryBound(to: GApplication.self) }
  var asGtkApplication: UnsafeMutablePointer<GtkApplication> { raw.assumingMemoryBound(to: GtkApplication.self) }

  /// - Parameter body: called when the action is.
  func addAction(_ name: String, _ body: @escaping @GLibActor () -> Void) {
    let action = g_simple_action_new(name, nil)
    Signal.connect(UnsafeMutableRawPointer(action!), "activate", body)
    g_action_map_add_action(OpaquePointer(raw), action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }
}
