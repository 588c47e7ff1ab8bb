internal import ArgumentParser
internal import GLibRuntime
internal import Localization

struct SearchCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: localized("Sessions with all of these words, the best first."),
    discussion: localized("The end of a word may be missing. Words in double quotes stand next to each other."))

  @Argument(help: ArgumentHelp(localized("What to search for.")))
  var words: [String]

  @OptionGroup var options: ListOptions

  @GLibActor func perform() async throws { try await options.list(words.joined(separator: " ")) }
}
