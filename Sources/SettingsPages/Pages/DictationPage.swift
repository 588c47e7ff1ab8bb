public import GLibRuntime
internal import Localization

/// Keys, and how a dictation goes.
@GLibActor
public final class DictationPage: PageModel {
  public var onChange: (@GLibActor () -> Void)?
  private let settings: StoredSettings

  public init(_ settings: StoredSettings) {
    self.settings = settings
    settings.onChange { [weak self] in self?.onChange?() }
  }

  public var groups: [RowGroup] {
    settings.problemGroups
      + [
        RowGroup(
          "keys", localized("Keys"), localized("They work wherever Utter is the input source."),
          rows: [
            settings.keys(
              "hold-keys", localized("Hold to speak"), localized("Speak while the key is down. Two taps keep it on."),
              .single),
            settings.keys("toggle-keys", localized("Press to start and stop"), "", .chord),
            settings.number(
              "arm-delay-ms", localized("Delay of a held key"),
              localized("Milliseconds, so that ordinary use of the key starts nothing."),
              step: 50),
            settings.text(
              "global-shortcut", localized("Shortcut of the desktop"),
              localized("Works whatever the input source, such as LOGO+h, where the desktop has a portal for it.")),
          ].compactMap(\.self)),
        RowGroup(
          "after", localized("After a dictation"), localized("These keys belong to Utter only then."),
          rows: [
            settings.keys("undo-keys", localized("Take the text out again"), "", .chord),
            settings.keys("review-keys", localized("Offer other versions"), "", .chord),
            settings.keys("insert-last-keys", localized("Insert the text once more"), "", .chord),
            settings.choice(
              "review", localized("Choose from versions"), "",
              [
                ("on-request", localized("When its key is pressed")), ("always", localized("Before every text")),
                ("off", localized("Never")),
              ]),
          ].compactMap(\.self)),
        RowGroup(
          "recording", localized("Recording"),
          rows: [
            settings.number(
              "max-recording-seconds", localized("Longest dictation"),
              localized("Seconds; 0 for no limit. What was said is written."), step: 30
            ),
            settings.number(
              "auto-stop-seconds", localized("Stop after silence"),
              localized("Seconds, hands-free; 0 to stop by key only.")),
            settings.number(
              "hold-silence-seconds", localized("Stop a held key after silence"),
              localized("Seconds, since the release of a key can get lost.")),
          ].compactMap(\.self)),
        RowGroup(
          "feedback", localized("While you speak"),
          rows: [
            settings.choice(
              "preview", localized("Show the words"), "", PreviewWords.choices),
            settings.toggle(
              "sounds", localized("Sounds"),
              localized("When the microphone opens and closes, and when nothing comes of it.")),
            settings.toggle("lower-media", localized("Turn down music"), localized("While the microphone is open.")),
            settings.toggle(
              "notifications", localized("Notifications"),
              localized("Where something needs you and no text field says so.")),
          ].compactMap(\.self)),
      ].filter { !$0.rows.isEmpty }
  }
}
