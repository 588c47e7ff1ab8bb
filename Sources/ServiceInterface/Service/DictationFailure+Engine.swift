internal import DictationCore
internal import Glibc
internal import Localization

extension DictationFailure {
  /// A trigger from outside found no engine to write through. Says how to get one, on this desktop.
  static var noEngine: DictationFailure {
    noEngine(desktop: getenv("XDG_CURRENT_DESKTOP").map { String(cString: $0) } ?? "")
  }

  /// - Parameter desktop: as in `XDG_CURRENT_DESKTOP`: names with colons between.
  static func noEngine(desktop: String) -> DictationFailure {
    let names = desktop.split(separator: ":")
    if names.contains("GNOME") || names.contains("Unity") {
      return DictationFailure(
        .noEngine,
        localized(
          "Utter is not the input source in use, so there is nowhere to write: switch to it with Super+Space. "
            + "If it is not there, add it under Settings › Keyboard › Input Sources."))
    }
    return DictationFailure(
      .noEngine,
      localized(
        "Utter is not the input source in use, so there is nowhere to write: switch to it as to a keyboard layout, or "
          + "with `ibus engine utter`. If it is not there, add it in ibus-setup under Input Method."))
  }
}
