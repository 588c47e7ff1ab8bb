import Gettext

Gettext.begin()
SettingsCommand.main()
