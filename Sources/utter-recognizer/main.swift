import Gettext
import Glibc
import Localization
import PocketSphinxRecognizer
import RecognizerWorker
import SherpaRecognizer

Gettext.begin()
// The service hands over one connected socket and names its descriptor.
guard CommandLine.arguments.count == 2, let descriptor = Int32(CommandLine.arguments[1]), descriptor > 2 else {
  print(localized("utter-recognizer is started by Utter's service; it is not a command for you."))
  exit(EX_USAGE)
}

var environment: [String: String] = [:]
if let model = getenv("UTTER_POCKETSPHINX_MODEL") {
  environment["UTTER_POCKETSPHINX_MODEL"] = String(cString: model)
}
let sherpa = getenv("UTTER_SHERPA_ONNX").map { String(cString: $0) } ?? SherpaLoader.installedLibraryFolder
WorkerProcess.run(
  descriptor,
  loaders: [PocketSphinxLoader(environment: environment), SherpaLoader(libraryFolder: sherpa)])
