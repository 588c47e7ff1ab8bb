internal import ArgumentParser
internal import Localization

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: localized("Turn a sound file into text, and keep it in the history."),
    discussion: localized("Reads WAV, FLAC, Ogg and whatever else libsndfile does. Prints the text."))

  @Argument(help: ArgumentHelp(localized("The sound file.")), completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      localized("The recognizer: pocketsphinx, sherpa/NAME or cloud/PROVIDER/MODEL (default: the one in the settings).")
    ))
  var recognizer: String?

  @Option(help: ArgumentHelp(localized("The language spoken, such as en or de-AT (default: the one in the settings).")))
  var language: String?

  func run() throws {
    var transcribe = TranscribeCommand()
    transcribe.file = file
    transcribe.json = false
    transcribe.recognizer = recognizer
    transcribe.language = language
    transcribe.isKept = true
    try transcribe.run()
  }
}
