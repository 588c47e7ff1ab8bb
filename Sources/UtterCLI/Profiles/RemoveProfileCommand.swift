internal import ArgumentParser
internal import Localization
internal import Profiles

struct RemoveProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: localized("Remove a profile."))

  @OptionGroup var place: PlaceOptions

  func run() throws {
    let file = try ProfilesFile.file
    var list = try ProfilesFile.read(file)
    guard let index = list.index(of: place.application, place.field?.rawValue) else {
      throw WordsFile.failed(localized("There is no such profile: `utter profiles list` prints what there is."))
    }
    list.profiles.remove(at: index)
    try ProfilesFile.write(list, to: file)
  }
}
