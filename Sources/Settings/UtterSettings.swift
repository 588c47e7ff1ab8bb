/// Everything the user can set, with values that are safe to use: whatever is stored was brought into its range.
/// The property defaults are those of the schema (a test compares them).
public struct UtterSettings: Hashable, Sendable {
  /// Names of keys to hold while speaking, as the user wrote them (`Control_R`).
  public var holdKeys = ["Control_R"]
  /// Accelerators that start and stop, as the user wrote them (`Control+Shift+space`).
  public var toggleKeys = ["Control+Shift+space"]
  /// Keys to propose to the desktop for a shortcut of its own (`LOGO+h`); empty for none.
  public var globalShortcut = ""
  /// Accelerators that take the last dictation out again.
  public var undoKeys = ["Control+Alt+z"]
  /// Accelerators that offer the other versions of the last dictation.
  public var reviewKeys = ["Control+Alt+space"]
  /// Accelerators that insert the last dictation again.
  public var insertLastKeys = ["Control+Alt+v"]
  /// Milliseconds, 0 to 1000.
  public var armDelayMilliseconds = 100
  /// Seconds without a voice that end a hold, 1 to 600.
  public var holdSilenceSeconds = 10
  /// Seconds without a voice that end a hands-free dictation, 1 to 600; 0 for never.
  public var autoStopSeconds = 0
  /// Seconds, 10 to 14,400; 0 for no limit.
  public var maxRecordingSeconds = 300
  /// A source of the sound server; empty for the default one.
  public var source = ""
  /// Seconds, 0 to 3600.
  public var keepMicrophoneSeconds = 0
  /// Short sounds tell what the microphone does. Who speaks before the first is over loses a word, so they are asked for.
  public var sounds = false
  /// What other programs play is turned down while the microphone is open.
  public var lowersMedia = false
  /// The desktop shows what needs the user and no bubble can say.
  public var notifies = true
  /// `auto`, `pocketsphinx`, `sherpa/NAME` or `cloud/PROVIDER/MODEL`.
  public var recognizer = "auto"
  /// `auto` or `sherpa/NAME`: the model that hears once more what a streaming one heard; empty for none.
  public var secondPass = ""
  /// A BCP 47 tag; empty for the language of the recognizer.
  public var language = ""
  /// The name of a tone; empty where texts are not rewritten.
  public var tone = ""
  /// By BCP 47 tag: the recognizers of languages that have one of their own.
  public var languageRecognizers: [String: String] = [:]
  /// By BCP 47 tag: the tones of languages that have one of their own.
  public var languageTones: [String: String] = [:]
  /// Seconds, 0 to 86,400; 0 keeps the recognizer loaded.
  public var unloadAfterSeconds = 600
  /// Nothing may use the network.
  public var localOnly = false
  /// A local recognizer takes over where a web service fails.
  public var fallback = true
  /// Milliseconds, 0 to 60,000, after which a local text counts where a web service has none yet; 0 never.
  public var raceAfterMilliseconds = 3000
  public var review = ReviewChoice.onRequest
  public var numbers = NumberChoice.smart
  /// A dictation that ends in a word gets a full stop.
  public var finalPeriod = false
  /// Whether dictations are remembered.
  public var history = HistoryChoice.on
  /// Days, 0 to 3650; 0 keeps them.
  public var retentionDays = 0
  /// Hours after delivery, 0 to 8760.
  public var keepAudioHours = 0
  /// What a language model does with texts that have no tone.
  public var rewrite = RewriteChoice.off
  /// The name of the tone that was used last.
  public var lastTone = "plain"
  /// An address or the name of a provider.
  public var rewriteBaseURL = "http://127.0.0.1:11434/v1"
  /// Empty: the first that a server on this machine names.
  public var rewriteModel = ""
  /// Milliseconds, 200 to 60,000.
  public var rewriteTimeoutMilliseconds = 2500
  public var preview = Preview.auto

  public init() {}
}

extension UtterSettings {
  public var armDelay: Duration { .milliseconds(armDelayMilliseconds) }
  public var holdSilence: Duration { .seconds(holdSilenceSeconds) }
  /// nil: never.
  public var autoStop: Duration? { autoStopSeconds == 0 ? nil : .seconds(autoStopSeconds) }
  /// nil: no limit.
  public var maxRecording: Duration? { maxRecordingSeconds == 0 ? nil : .seconds(maxRecordingSeconds) }
  public var keepMicrophone: Duration { .seconds(keepMicrophoneSeconds) }
  /// nil: a web service may take its time.
  public var raceAfter: Duration? { raceAfterMilliseconds == 0 ? nil : .milliseconds(raceAfterMilliseconds) }
  /// nil: dictations stay in the history.
  public var retention: Duration? { retentionDays == 0 ? nil : .seconds(retentionDays * 86_400) }
  /// Everything that says which language model is asked, and whether.
  public var model: [String] { [rewritesTexts ? "on" : "off", rewriteBaseURL, rewriteModel] }
  /// A language model is wanted.
  public var rewritesTexts: Bool {
    rewrite != .off || !tone.isEmpty || languageTones.values.contains { !$0.isEmpty }
  }
  public var rewriteTimeout: Duration { .milliseconds(rewriteTimeoutMilliseconds) }
  public var keepAudio: Duration { .seconds(keepAudioHours * 3600) }
  /// nil: it stays loaded.
  public var unloadAfter: Duration? { unloadAfterSeconds == 0 ? nil : .seconds(unloadAfterSeconds) }
}
