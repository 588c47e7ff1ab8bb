import Localization

extension UtterSettings {
  /// Every key of the schema, with the same ranges and choices (a test compares them).
  public static let keys: [SettingsKey] = [
    .texts("hold-keys", \.holdKeys),
    .texts("toggle-keys", \.toggleKeys),
    .text("global-shortcut", \.globalShortcut),
    .texts("undo-keys", \.undoKeys),
    .texts("review-keys", \.reviewKeys),
    .texts("insert-last-keys", \.insertLastKeys),
    .integer("arm-delay-ms", \.armDelayMilliseconds, 0...1000),
    .integer("hold-silence-seconds", \.holdSilenceSeconds, 1...600),
    .integer("auto-stop-seconds", \.autoStopSeconds, 0...600),
    .integer("max-recording-seconds", \.maxRecordingSeconds, 10...14_400, zero: true),
    .text("source", \.source),
    .integer("keep-microphone-seconds", \.keepMicrophoneSeconds, 0...3600),
    .flag("sounds", \.sounds),
    .flag("lower-media", \.lowersMedia),
    .flag("notifications", \.notifies),
    .text(
      "recognizer", \.recognizer,
      allowed: localized("It must be auto, pocketsphinx, sherpa/NAME or cloud/PROVIDER/MODEL."), isUsable: isRecognizer),
    .text(
      "second-pass", \.secondPass, allowed: localized("It must be auto, sherpa/NAME or empty."), isUsable: isSecondPass),
    .text(
      "language", \.language, allowed: localized("It must be a language tag such as en-US, or empty."),
      isUsable: isLanguage),
    .text("tone", \.tone),
    .pairs(
      "language-recognizers", \.languageRecognizers,
      allowed: localized("It must hold language tags with recognizers, such as {'de': 'sherpa/NAME'}."),
      isUsable: { !$0.isEmpty && isLanguage($0) && isRecognizer($1) }),
    .pairs(
      "language-tones", \.languageTones,
      allowed: localized("It must hold language tags with tones, such as {'de': 'formal'}."),
      isUsable: { language, _ in !language.isEmpty && isLanguage(language) }),
    .integer("unload-after-seconds", \.unloadAfterSeconds, 0...86_400),
    .flag("local-only", \.localOnly),
    .flag("fallback", \.fallback),
    .integer("race-after-ms", \.raceAfterMilliseconds, 0...60_000),
    .choice("review", \.review),
    .choice("numbers", \.numbers),
    .flag("final-period", \.finalPeriod),
    .choice("history", \.history),
    .integer("retention-days", \.retentionDays, 0...3650),
    .integer("keep-audio-hours", \.keepAudioHours, 0...8760),
    .choice("rewrite", \.rewrite),
    .text("last-tone", \.lastTone, allowed: localized("It must be the name of a tone."), isUsable: { !$0.isEmpty }),
    .text(
      "rewrite-base-url", \.rewriteBaseURL,
      allowed: localized("It must be an address or the name of a provider."),
      isUsable: { !$0.isEmpty }),
    .text("rewrite-model", \.rewriteModel),
    .integer("rewrite-timeout-ms", \.rewriteTimeoutMilliseconds, 200...60_000),
    .choice("preview", \.preview),
  ]

  /// Reads every key through `stored`, which gives nil for one that has its default.
  static func reading(_ stored: (SettingsKey) -> StoredValue?) -> SettingsReading {
    var reading = SettingsReading()
    for key in keys {
      guard let value = stored(key) else { continue }
      if let problem = key.take(value, into: &reading.settings) { reading.problems.append(problem) }
    }
    return reading
  }

  private static func isRecognizer(_ id: String) -> Bool {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return false }
    return switch parts.first {
    case "auto", "pocketsphinx": parts.count == 1
    case "sherpa": parts.count == 2
    // Names of cloud models contain slashes themselves (`openai/whisper-large-v3`).
    case "cloud": parts.count >= 3
    default: false
    }
  }

  private static func isSecondPass(_ id: String) -> Bool {
    id.isEmpty || id == "auto" || (id.hasPrefix("sherpa/") && isRecognizer(id))
  }

  private static func isLanguage(_ tag: String) -> Bool {
    guard !tag.isEmpty else { return true }
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    return (2...8).contains(parts[0].count)
      && parts.allSatisfy { (1...8).contains($0.count) && $0.utf8.allSatisfy(isLetterOrDigit) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
