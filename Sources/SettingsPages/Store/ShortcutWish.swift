internal import GLibRuntime
internal import ServiceInterface

/// Has the bus start the service when a shortcut of the desktop was chosen: only the service listens to it, and asks the
/// desktop for it.
@GLibActor
enum ShortcutWish {
  static func follow(_ settings: StoredSettings, _ service: ServiceDesk) {
    var keys: String? { settings.value("global-shortcut") }
    var known = keys
    settings.onChange {
      guard keys != known else { return }
      known = keys
      guard known?.isEmpty == false else { return }
      // Where there is no bus, the other pages say so.
      GLibActor.task { try? await service.bus().startService(DictationInterface.busName) }
    }
  }
}
