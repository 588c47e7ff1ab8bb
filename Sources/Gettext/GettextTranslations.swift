internal import CIntl
internal import Localization

/// The catalogue that `Gettext.begin` bound.
struct GettextTranslations: Translations {
  func translation(of key: String) -> String? {
    // Of an empty key gettext has the head of the file.
    guard !key.isEmpty else { return nil }
    return key.withCString { key in
      // Where there is none, gettext gives back what it was given.
      guard let found = dgettext(Gettext.domain, key), UnsafePointer(found) != key else { return nil }
      return String(cString: found)
    }
  }

  func translation(of singular: String, plural: String, count: Int) -> String? {
    singular.withCString { singular in
      plural.withCString { plural in
        guard let found = dngettext(Gettext.domain, singular, plural, UInt(count.magnitude)),
          UnsafePointer(found) != singular, UnsafePointer(found) != plural
        else { return nil }
        return String(cString: found)
      }
    }
  }
}
