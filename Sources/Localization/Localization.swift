internal import Synchronization

/// The language in which this process speaks to people: English until a program gives it a catalogue.
public enum Localization {
  private static let chosen = Mutex<(any Translations)?>(nil)

  public static var catalogue: (any Translations)? {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }
}

/// `message` in the language of the user. Marks it for translators at the same time.
///
/// - Parameter context: tells apart what is one word in English and two elsewhere; translators see it.
public func localized(_ message: Message, context: StaticString? = nil) -> String {
  guard let catalogue = Localization.catalogue else { return message.text }
  let key = context.map { "\($0)\u{4}\(message.key)" } ?? message.key
  return catalogue.translation(of: key).map(message.fill) ?? message.text
}

/// The form for `count` of what is counted. Both literals fill in the same things in the same order; the singular may
/// leave out the number.
public func localized(_ singular: Message, _ plural: Message, count: Int) -> String {
  let english = abs(count) == 1 ? singular : plural
  guard let catalogue = Localization.catalogue else { return english.text }
  let filling = plural.arguments.count >= singular.arguments.count ? plural : singular
  return catalogue.translation(of: singular.key, plural: plural.key, count: count).map(filling.fill) ?? english.text
}
