internal import ArgumentParser
internal import Localization
internal import Profiles

struct ListProfilesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: localized("Print the profiles, one a line."))

  func run() throws {
    for profile in try ProfilesFile.read(ProfilesFile.file).profiles { try Terminal.print(line(profile)) }
  }

  private func line(_ profile: Profile) -> String {
    let values = [
      ("tone", profile.tone), ("rules", profile.rules.map { $0 ? "on" : "off" }), ("language", profile.language),
      ("recognizer", profile.recognizer), ("preview", profile.preview),
    ]
    let place = [profile.application ?? localized("any program"), profile.field ?? localized("any field")]
    return (place + values.compactMap { name, value in value.map { "\(name)=\($0)" } }).joined(separator: "\t")
  }
}
