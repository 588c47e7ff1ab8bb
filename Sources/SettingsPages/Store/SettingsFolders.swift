internal import Glibc

/// Where compiled schemas lie. GLib itself looks once, when a program starts; whoever installs Utter while the window
/// is open is not to open it again.
enum SettingsFolders {
  /// nil stands for GLib's own search, and comes first but for `folder`.
  static func all(before folder: String?) -> [String?] {
    let data = getenv("XDG_DATA_DIRS").map { String(cString: $0) } ?? "/usr/local/share:/usr/share"
    let folders = data.split(separator: ":").map { "\($0)/glib-2.0/schemas" }
    return (folder.map { [$0] } ?? []) + [nil] + folders
  }
}
