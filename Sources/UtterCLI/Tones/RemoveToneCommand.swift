internal import ArgumentParser
internal import Localization
internal import Rewriting

struct RemoveToneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: localized("Remove a tone of your own; one that comes with Utter is what it was again."))

  @Argument(help: ArgumentHelp(localized("Its name.")))
  var name: String

  func run() throws {
    var tones = try TonesFile.read()
    guard tones.remove(name) else {
      throw TonesFile.failed(
        Tones()[name] == nil
          ? localized("There is no tone “\(name)”: `utter tones list` prints those there are.")
          : localized("“\(name)” comes with Utter and stays; `utter tones set` puts one of your own in its place."))
    }
    try TonesFile.write(tones)
  }
}
