import Gettext
import UtterCLI

Gettext.begin()
UtterCommand.main()
