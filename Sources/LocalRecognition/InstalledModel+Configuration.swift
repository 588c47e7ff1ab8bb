internal import Glibc
internal import Speech
internal import SpeechModels

extension InstalledModel {
  var recognizer: RecognizerID { .sherpa(name) }

  /// How the worker loads it.
  /// - Parameter others: everything that is installed; what helps with recognition is taken from them.
  func configuration(with others: [InstalledModel]) -> EngineConfiguration {
    var files = model.files.keys.reduce(into: [:]) { $0[$1] = file($1) }
    if let detector = others.first(where: { $0.model.kind == .voiceActivity }) {
      files["voice-activity"] = detector.file("model")
    }
    if !model.punctuated, let punctuation = others.first(where: { $0.helpsWithPunctuation(of: self) }) {
      files["punctuation"] = punctuation.file("model")
      files["punctuation-vocabulary"] = punctuation.file("bpe")
    }
    var options = ["kind": model.kind.rawValue, "threads": "\(Self.threads)"]
    if !model.languages.isEmpty { options["languages"] = model.languages.joined(separator: ",") }
    if model.hotwords { options["decoding"] = "beam" }
    return EngineConfiguration(recognizer: recognizer.description, options: options, files: files)
  }

  private func helpsWithPunctuation(of other: InstalledModel) -> Bool {
    model.kind == .punctuation && model.languages.contains { other.model.languages == [$0] }
  }

  /// Half of the processors, so that the desktop stays quick; more than four make no model faster.
  private static var threads: Int { min(4, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) / 2)) }
}
