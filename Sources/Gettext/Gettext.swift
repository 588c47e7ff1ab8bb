internal import CIntl
internal import Glibc
internal import Localization

/// Translations as the C library finds them: in `LOCALE/LC_MESSAGES/utter.mo`, by `LANGUAGE`, `LC_MESSAGES` and `LANG`.
public enum Gettext {
  static let domain = "utter"

  /// Lets this process speak the language of the user. The first thing a program does, before other threads run.
  ///
  /// Only messages and characters follow it: numbers stay as programs read them.
  /// - Parameter folder: of the catalogues; nil for those that came with the running program.
  public static func begin(folder: String? = nil) {
    setlocale(LC_CTYPE, "")
    setlocale(LC_MESSAGES, "")
    bindtextdomain(domain, folder ?? installedFolder)
    bind_textdomain_codeset(domain, "UTF-8")
    Localization.catalogue = GettextTranslations()
  }

  /// `make install` puts them under `share`, beside `bin` and `libexec`; `make` into the build folder.
  private static var installedFolder: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    let program = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = String(program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex))
    let places = [folder + "/../share/locale", folder + "/../../locale"]
    return places.first { access($0 + "/de/LC_MESSAGES/\(domain).mo", R_OK) == 0 } ?? places[0]
  }
}
