import Gettext

Gettext.begin()
EditCommand.main()
