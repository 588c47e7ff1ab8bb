internal import DictationCore
internal import Glibc
internal import Localization
internal import ServiceInterface

/// What the history says of a session, in words.
enum HistoryWords {
  /// Date and time of day, as the user's locale has them.
  static func time(_ seconds: Double) -> String {
    var time = Int(saturating: seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "%x %R", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Without how it is connected to IBus (`gedit` of `gtk3-im:gedit`), as profiles name it.
  static func application(_ session: HistorySession) -> String {
    String(session.application.split(separator: ":").last ?? "")
  }

  static func duration(_ seconds: Double) -> String {
    let whole = Int(saturating: seconds.rounded())
    return whole < 60 ? localized("\(whole) s") : localized("\(whole / 60) min \(whole % 60) s")
  }

  /// nil where all went as it should.
  static func state(_ session: HistorySession) -> String? {
    switch session.state {
    case "recording": return localized("being recorded")
    case "queued": return localized("waits to be recognized")
    case "transcribing": return localized("being recognized")
    case "failed": return localized("not recognized")
    default: break
    }
    return switch session.delivery {
    case "waiting": localized("waits to be inserted")
    case "dismissed": localized("put away")
    case "cancelled": localized("cancelled")
    case "perhaps-sent": localized("perhaps inserted")
    default: nil
    }
  }

  /// Which one was inserted; nil for the one that was to be.
  static func version(_ session: HistorySession) -> String? {
    switch session.version {
    case "rules": localized("after the rules")
    case "raw": localized("as recognized")
    case "tone": localized("in another tone")
    case "edited": localized("as you changed it")
    default: nil
    }
  }

  static func nothing(_ session: HistorySession) -> String {
    session.state == "done" ? localized("(nothing)") : localized("(no text yet)")
  }
}
