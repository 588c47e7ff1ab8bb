public import ArgumentParser
internal import Localization
internal import UserDictionary
public import Wording

/// The rules by themselves: no service, no network, no settings, so that the same words always give the same text, with
/// the same dictionary.
struct CleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: localized("Turn raw words from standard input into what would be written."),
    discussion: localized(
      """
      Prints exactly what would be inserted at the caret, spaces at its ends included, and nothing else: no line end \
      follows. A command such as “undo that” prints nothing.
      """))

  @Option(help: ArgumentHelp(localized("The language spoken, such as en or de-AT."), valueName: "tag"))
  var language = "en"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      localized("What stands left of the caret; empty for the start of the field (default: not known).")))
  var left: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      localized("What stands right of the caret; empty for the end of the field (default: not known).")))
  var right: String?

  @Option(help: ArgumentHelp(localized("The kind of field.")))
  var field = FieldKind.normal

  @Option(help: ArgumentHelp(localized("How numbers are written.")))
  var numbers = NumberFormat.smart

  @Flag(help: ArgumentHelp(localized("End the text with a full stop where it ends in a word.")))
  var finalPeriod = false

  @Flag(help: ArgumentHelp(localized("Leave the user's dictionary out.")))
  var noDictionary = false

  @Flag(help: ArgumentHelp(localized("Say on standard error what each step changed.")))
  var explain = false

  @Flag(help: ArgumentHelp(localized("Print a JSON object with the text and the command.")))
  var json = false

  func run() throws {
    let vocabulary = noDictionary ? Vocabulary() : try WordsFile.vocabulary()
    let cleaned = cleaner(vocabulary).clean(StandardInput.words(), field: field, explains: explain)
    let text = Seam.join(cleaned.draft, to: Surroundings(left: left, right: right), in: field)
    if explain { Terminal.note(CleaningReport(cleaned, joined: text).lines.joined(separator: "\n")) }
    if json {
      try Terminal.print(JSON.text(CleanedOutput(text: text, command: cleaned.command?.name)))
    } else {
      try Terminal.printExactly(text)
    }
  }

  private func cleaner(_ vocabulary: Vocabulary) -> Cleaner {
    Cleaner(
      language: language,
      options: Cleaner.Options(numbers: numbers, finalPeriod: finalPeriod, vocabulary: vocabulary))
  }
}

extension FieldKind: ExpressibleByArgument {}
extension NumberFormat: ExpressibleByArgument {}
