internal import ArgumentParser
internal import Localization
internal import Profiles
internal import Settings
internal import Wording

struct SetProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: localized("Write the profile of a program, a kind of field, or both."),
    discussion: localized("What is not given stays as it is; an empty value makes it as everywhere else."))

  @OptionGroup var place: PlaceOptions

  @Option(help: ArgumentHelp(localized("The tone to write in.")))
  var tone: String?

  @Option(help: ArgumentHelp(localized("Whether the rules clean the words up: on or off.")))
  var rules: Switch?

  @Option(help: ArgumentHelp(localized("The language spoken, such as en or de-AT."), valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp(localized("The recognizer.")))
  var recognizer: String?

  @Option(
    help: ArgumentHelp(
      localized("Where words are shown while you speak: \(Preview.allCases.map(\.rawValue).joined(separator: ", ")).")))
  var preview: String?

  enum Switch: String, ExpressibleByArgument {
    case on, off
  }

  func validate() throws {
    if let preview, !preview.isEmpty, Preview(rawValue: preview) == nil {
      throw ValidationError(localized("There is no preview “\(preview)”."))
    }
  }

  func run() throws {
    let file = try ProfilesFile.file
    var list = try ProfilesFile.read(file)
    let index = list.index(of: place.application, place.field?.rawValue)
    var profile =
      index.map { list.profiles[$0] } ?? Profile(application: place.application, field: place.field?.rawValue)
    profile.tone = changed(profile.tone, tone)
    profile.language = changed(profile.language, language)
    profile.recognizer = changed(profile.recognizer, recognizer)
    profile.preview = changed(profile.preview, preview)
    if let rules { profile.rules = rules == .on }
    list.set(profile)
    try ProfilesFile.write(list, to: file)
  }

  private func changed(_ old: String?, _ new: String?) -> String? {
    new.map { $0.isEmpty ? nil : $0 } ?? old
  }
}

/// Which profile is meant.
struct PlaceOptions: ParsableArguments {
  @Option(
    name: [.customLong("app")],
    help: ArgumentHelp(localized("The program; * at the end for any ending."), valueName: "name"))
  var application: String?

  @Option(help: ArgumentHelp(localized("The kind of field.")))
  var field: FieldKind?

  func validate() throws {
    guard application != nil || field != nil else {
      throw ValidationError(localized("Name a program by --app, a field by --field."))
    }
  }
}
