import UtterCLI

UtterCommand.main()
