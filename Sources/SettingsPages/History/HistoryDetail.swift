internal import DictationCore
public import GLibRuntime
internal import Glibc
internal import Localization
internal import ServiceInterface

/// One session: its texts, what is known of it, and what can be done with it.
@GLibActor
public final class HistoryDetail {
  var onChange: (@GLibActor () -> Void)?
  /// There is nothing to look at any more.
  var onEnd: (@GLibActor () -> Void)?
  /// Whether the list may be another by now.
  private(set) var hasChanged = false

  private let id: UInt64
  private let service: ServiceDesk
  private let desktop: DesktopPort
  private let recognizers: RecognizerChoices
  private let player: SessionPlayer
  /// By which it is to be recognized again; nil for that of the settings.
  private var recognizer: String?
  private var session: HistorySession?
  private var status: (mark: Mark, sentence: String)?
  /// It could not be asked for, and may be there all the same.
  private var isMissed = false

  init(_ id: UInt64, _ service: ServiceDesk, _ desktop: DesktopPort, _ recognizers: RecognizerChoices) {
    self.id = id
    self.service = service
    self.desktop = desktop
    self.recognizers = recognizers
    player = SessionPlayer(id, service)
    player.onChange = { [weak self] in self?.onChange?() }
  }

  /// Nobody looks at it any more.
  func stop() { player.stop() }

  var groups: [RowGroup] {
    let back = Row(
      "back", localized("All sessions"), "",
      buttons: [RowButton(localized("Back"), style: .back) { [weak self] in self?.onEnd?() }])
    guard let session else { return [RowGroup("session", rows: [back, statusRow].compactMap(\.self))] }
    return [
      RowGroup("session", HistoryWords.time(session.started), rows: [back, statusRow].compactMap(\.self)),
      RowGroup("texts", rows: textRows(session)),
      RowGroup("recording", localized("Recording"), rows: recordingRows),
      RowGroup("facts", localized("About it"), rows: factRows(session)),
      RowGroup("actions", rows: actionRows(session)),
    ]
  }

  func load() {
    work(nil) { [id] history throws(DictationFailure) in try await history.session(id) }
    player.look()
  }

  /// Asks again where the service could not be reached.
  func recover() {
    if isMissed { load() } else { player.recover() }
  }

  // MARK: Rows

  private var statusRow: Row? { status.map { Row("status", localized("State"), $0.sentence, mark: $0.mark) } }

  /// Final, and what came before it where that is another text.
  private func textRows(_ session: HistorySession) -> [Row] {
    func joined(_ part: (HistorySession.Segment) -> String) -> String {
      session.segments.map(part).filter { !$0.isEmpty }.joined(separator: " ")
    }
    let (cleaned, raw) = (joined(\.cleaned), joined(\.raw))
    var rows = [
      Row(
        "text", localized("Text"), "", .text(session.text.isEmpty ? HistoryWords.nothing(session) : session.text),
        buttons: [
          RowButton(localized("Copy"), isEnabled: !session.text.isEmpty) { [desktop] in desktop.copy(session.text) }
        ])
    ]
    if !cleaned.isEmpty, cleaned != session.text {
      rows.append(Row("cleaned", localized("After the rules"), "", .text(cleaned)))
    }
    if !raw.isEmpty, raw != cleaned { rows.append(Row("raw", localized("As recognized"), "", .text(raw))) }
    return rows
  }

  private func factRows(_ session: HistorySession) -> [Row] {
    let facts = [
      ("state", localized("State"), HistoryWords.state(session) ?? ""),
      ("application", localized("Application"), HistoryWords.application(session)),
      ("duration", localized("Length"), HistoryWords.duration(session.duration)),
      ("language", localized("Language"), Languages.name(session.language)),
      ("recognized-by", localized("Recognizer"), session.recognizer),
      ("tone", localized("Tone"), session.tone),
      ("version", localized("Version"), HistoryWords.version(session) ?? ""),
      ("notes", localized("Notes"), session.notes),
      ("error", localized("What went wrong"), session.segments.map(\.error).first { !$0.isEmpty } ?? ""),
    ]
    return facts.filter { !$0.2.isEmpty }.map { Row($0.0, $0.1, $0.2) }
  }

  /// What can be done as long as the recording is there.
  private var recordingRows: [Row] {
    guard player.hasRecording == true else {
      let words =
        player.hasRecording == nil
        ? player.problem ?? ""
        : localized("It is not there any more. On the page Privacy you set how long recordings are kept.")
      return [Row("play", localized("Listen to it"), words, mark: player.problem == nil ? nil : .warning)]
    }
    let choices =
      [(value: nil, name: localized("That of the settings"))]
      + recognizers.all(including: recognizer ?? "auto").map { (value: Optional($0.value), name: $0.name) }
    let button =
      player.isPlaying
      ? RowButton(localized("Stop")) { [player] in player.stop() }
      : RowButton(localized("Play")) { [player] in player.play() }
    return [
      Row(
        "play", localized("Listen to it"), player.problem ?? "", mark: player.problem == nil ? nil : .bad,
        buttons: [button]),
      Row(
        "recognizer", localized("Recognizer"), "",
        .choice(choices.map(\.name), selected: choices.firstIndex { $0.value == recognizer }) { [weak self] in
          self?.recognizer = choices[$0].value
          self?.onChange?()
        }),
      Row(
        "retry", localized("Recognize it again"), localized("The new text takes the place of this one."),
        buttons: [
          RowButton(localized("Recognize"), isEnabled: status?.mark != .busy) { [weak self] in self?.retry() }
        ]),
    ]
  }

  private func actionRows(_ session: HistorySession) -> [Row] {
    let isBusy = status?.mark == .busy
    let question = RowButton.Question(
      localized("Delete this session?"), localized("Its text and its recording are deleted for good."))
    return [
      Row(
        "export", localized("Save it as a file"), localized("Text, Markdown, JSON or subtitles, by the file's name."),
        buttons: [RowButton(localized("Save…"), isEnabled: !isBusy) { [weak self] in self?.export() }]),
      Row(
        "delete", localized("Delete it"),
        buttons: [
          RowButton(localized("Delete…"), style: .destructive, isEnabled: !isBusy, question: question) {
            [weak self] in self?.delete()
          }
        ]),
    ]
  }

  // MARK: Actions

  private func retry() {
    hasChanged = true
    work(localized("Recognizing it again")) { [id, recognizer] history throws(DictationFailure) in
      _ = try await history.retry(id, RetryRequest(recognizer: recognizer))
      return try await history.session(id)
    }
  }

  private func delete() {
    hasChanged = true
    work(localized("Deleting")) { [id] history throws(DictationFailure) in
      try await history.delete(.session(id))
      return nil
    }
  }

  private func export() {
    desktop.saveFile("utter-\(id).txt") { [weak self, id] path in
      self?.work(localized("Saving")) { history throws(DictationFailure) in
        let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
          throw DictationFailure(
            .badRequest,
            localized("\(path) cannot be written (\(String(cString: strerror(errno)))); choose another place."))
        }
        try await history.export(id, as: Self.format(of: path), to: OwnedDescriptor(adopting: descriptor))
        return try await history.session(id)
      }
    }
  }

  private static func format(of path: String) -> String {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["md", "json", "srt", "vtt"].contains(ending) ? ending : "txt"
  }

  /// - Parameters:
  ///   - sentence: what is being done; nil leaves what is said of it until there is an answer.
  ///   - body: gives the session as it is then; nil where it is no more.
  private func work(
    _ sentence: String?,
    _ body: @escaping @Sendable @GLibActor (HistoryClient) async throws(DictationFailure) -> HistorySession?
  ) {
    if let sentence { status = (.busy, sentence) }
    isMissed = false
    onChange?()
    GLibActor.task { [self] in
      do throws(DictationFailure) {
        session = try await body(try await service.history())
        status = nil
        if session == nil { onEnd?() }
      } catch {
        status = (.bad, error.sentence)
        isMissed = session == nil && error.code != .badRequest
      }
      onChange?()
    }
  }
}
