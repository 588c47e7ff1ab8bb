internal import Glibc
internal import Localization

/// Whether recordings are safe: the folder can be written to, and there is room.
struct JournalCheck {
  /// An hour of speech, and what the journal leaves to others.
  private static let wantedBytes: UInt64 = 165_000_000

  let environment: DoctorEnvironment

  func finding() -> Finding {
    guard let folder = environment.stateFolder else {
      return .failed("recordings", localized("Neither XDG_STATE_HOME nor HOME is set."), fix: localized("Set HOME."))
    }
    let place = nearest(folder)
    guard access(place, W_OK | X_OK) == 0 else {
      return .failed(
        "recordings", localized("Nothing can be written to \(place), so a crash would lose what was said."),
        fix: localized("Make it yours again: sudo chown -R $USER \(place)"))
    }
    var disk = statvfs()
    guard statvfs(place, &disk) == 0 else { return .ok("recordings", folder) }
    let free = UInt64(disk.f_bavail) * UInt64(disk.f_frsize)
    guard free >= Self.wantedBytes else {
      return .warning(
        "recordings",
        localized("Only \(free / 1_000_000) MB are free for \(folder); then recordings are kept in memory only."),
        fix: localized("Make room on that disk."))
    }
    return .ok("recordings", localized("They are kept safe in \(folder)/journal until their text is delivered."))
  }

  /// The folder, or the one above it that exists.
  private func nearest(_ folder: String) -> String {
    var folder = folder
    while access(folder, F_OK) != 0, let end = folder.lastIndex(of: "/"), end > folder.startIndex {
      folder = String(folder[..<end])
    }
    return folder
  }
}
