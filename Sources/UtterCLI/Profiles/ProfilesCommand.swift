internal import ArgumentParser
internal import Localization

struct ProfilesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profiles", abstract: localized("How to dictate in which program and kind of field."),
    discussion: localized(
      """
      It is the file profiles.json in $XDG_CONFIG_HOME/utter, read when a dictation begins. Of the profiles that match, \
      the later ones say what counts. A program is named as IBus names it (gedit of gtk3-im:gedit) or as accessibility \
      names the active window, where every program has the same name for IBus (GNOME on Wayland, Qt).
      """),
    subcommands: [ListProfilesCommand.self, SetProfileCommand.self, RemoveProfileCommand.self])
}
