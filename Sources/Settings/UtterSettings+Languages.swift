/// What a language has of its own, and what it shares with the others.
extension UtterSettings {
  /// - Parameter language: a BCP 47 tag; `de-AT` also has what is set for `de`.
  public func recognizer(for language: String) -> String { Self.own(languageRecognizers, language) ?? recognizer }

  /// The name of a tone; empty where texts in this language are not rewritten.
  /// - Parameter language: a BCP 47 tag; `de-AT` also has what is set for `de`.
  public func tone(for language: String) -> String { Self.own(languageTones, language) ?? tone }

  private static func own(_ values: [String: String], _ language: String) -> String? {
    values[language] ?? values[String(language.prefix { $0 != "-" })]
  }
}
