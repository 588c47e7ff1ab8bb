import Glibc
import RecognizerWorker

// As utter-recognizer, with the test's words in the place of a model.
guard CommandLine.arguments.count == 2, let descriptor = Int32(CommandLine.arguments[1]), descriptor > 2,
  let folder = getenv("XDG_RUNTIME_DIR")
else {
  print("utter-scripted-recognizer is for the tests.")
  exit(EX_USAGE)
}
WorkerProcess.run(descriptor, loaders: [ScriptedLoader(folder: String(cString: folder))])
