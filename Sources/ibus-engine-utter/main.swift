import Diagnostics
import DictationCore
import GLibRuntime
import Gettext
import Glibc
import IBusFrontend
import Localization
import Settings

let usage = localized(
  """
  Usage: ibus-engine-utter --ibus
  Dictation as an IBus input source. ibus-daemon starts this program when Utter is chosen.

    --ibus             serve the ibus-daemon of this session
    --check-settings   say what is wrong with the settings; exit status 1 where something is
    --version          print the version
    --help             print this

  The log is in $XDG_STATE_HOME/utter/log (default ~/.local/state/utter/log); UTTER_LOG=debug says more.
  """)

Gettext.begin()
switch CommandLine.arguments.dropFirst().first {
case "--ibus": serve()
case "--check-settings": checkSettings()
case "--version": print("ibus-engine-utter \(UtterVersion.current)")
case "--help": print(usage)
default: end(localized("ibus-engine-utter is started by ibus-daemon; try --help."), status: 2)
}

/// Serves until the daemon goes or somebody ends us.
func serve() {
  ProgramLog.start("ibus-engine-utter")
  do throws(FrontendError) {
    try MainLoop.run { loop throws(FrontendError) in
      try EngineProcess.start(quit: loop.quit)
    }
  } catch {
    EngineProcess.logger.error("\(error.sentence)")
    end(error.sentence, status: 1)
  }
}

func checkSettings() {
  MainLoop.run { _ in
    let sentences = ConfigurationReading(LiveSettings().reading).sentences
    for sentence in sentences { print(sentence) }
    exit(sentences.isEmpty ? 0 : 1)
  }
}

func end(_ sentence: String, status: Int32) -> Never {
  var line = sentence + "\n"
  line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  exit(status)
}
