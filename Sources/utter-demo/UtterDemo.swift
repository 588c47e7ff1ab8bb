public import ArgumentParser
import AudioFiles
import Glibc
import Speech
public import TestSupport

/// `make run`: the main job before the user's eyes, without touching their desktop.
@main
struct UtterDemo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "utter-demo",
    abstract: "Dictates into a text field of a private session, and shows what happens.")

  @Option(help: "The toolkit of the text field: gtk3, gtk4, qt5 or qt6.")
  var field: TextFieldApp.Toolkit = .gtk3

  @Option(help: "A recording to speak; without one, a sentence is synthesized.")
  var speech: String?

  @Option(help: "The recognizer: auto, pocketsphinx, sherpa/NAME or cloud/PROVIDER/MODEL.")
  var recognizer = "auto"

  @Option(help: "Take pictures of every page of the settings into this folder, and show nothing else.")
  var screenshots: String?

  func validate() throws {
    guard RecognizerID(recognizer) != nil else {
      throw ValidationError("There is no recognizer named “\(recognizer)”.")
    }
  }

  func run() async throws {
    GLibThread.start()
    do {
      if let screenshots { return try await SettingsPictures(folder: screenshots).take() }
      try await Demonstration(toolkit: field, recognizer: recognizer, speech: speech).run()
    } catch let error as AudioFileError {
      print(error.sentence)
      throw ExitCode.failure
    } catch {
      print("The demonstration failed: \(error)")
      fflush(nil)
      throw ExitCode.failure
    }
  }
}

extension TextFieldApp.Toolkit: ExpressibleByArgument {}
