internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

/// A language model for a text from elsewhere, by the settings and with the guards of a dictation.
struct RewriteCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "rewrite", abstract: localized("Have a text from standard input rewritten by your language model."),
    discussion: localized(
      """
      Prints the text and nothing else: no line end follows. Where the model cannot be asked, or what it wrote was not \
      the same in other words, that is the text as it was, standard error says why, and the exit status is 1.
      """))

  @Option(
    help: ArgumentHelp(localized("One of utter tones list (default: the one that was used last)."), valueName: "name"))
  var tone: String?

  @Flag(help: ArgumentHelp(localized("Take out slips and put in punctuation, and leave the words alone.")))
  var cleanup = false

  @Option(help: ArgumentHelp(localized("The language of the text (default: that of the settings)."), valueName: "tag"))
  var language: String?

  func validate() throws {
    if cleanup, tone != nil {
      throw ValidationError(localized("--cleanup leaves the words alone, so it takes no --tone."))
    }
  }

  @GLibActor func perform() async throws {
    let request = RewriteRequest(isCleanup: cleanup, tone: tone, language: language)
    let reply = try await DictationClient.ofSession().rewrite(StandardInput.words(), request)
    try Terminal.printExactly(reply.text)
    guard let reason = reply.reason else { return }
    Terminal.complain(reason)
    throw ExitCode.failure
  }
}
