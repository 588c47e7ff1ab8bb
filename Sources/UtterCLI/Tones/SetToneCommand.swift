internal import ArgumentParser
internal import Localization
internal import Rewriting

struct SetToneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: localized("Add a tone of your own, or change one."),
    discussion: localized(
      """
      utter tones set pirate "Write it as a pirate would say it."
      """),
    aliases: ["add", "edit"])

  @Argument(help: ArgumentHelp(localized("Its name: letters, digits, spaces and hyphens.")))
  var name: String

  @Argument(help: ArgumentHelp(localized("What the language model is asked for, in one line.")))
  var instruction: String

  func run() throws {
    guard let tone = Tone(name: name, instruction: instruction) else {
      throw TonesFile.failed(
        localized(
          "A name has up to 40 letters, digits, spaces and hyphens, and what is wanted up to 500 characters in one line."
        ))
    }
    var tones = try TonesFile.read()
    tones.set(tone)
    try TonesFile.write(tones)
  }
}
