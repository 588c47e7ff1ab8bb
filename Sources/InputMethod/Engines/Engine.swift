import DictationCore

/// One engine object: the way to a field, and what IBus said about it.
final class Engine {
  let id: EngineID
  let port: any FieldPort
  let language: String?
  var path: String?
  var client: String?
  /// The daemon repeats neither at a focus change unless they differ from what it sent to this object before, so they
  /// outlive the focus.
  var purpose = InputPurpose.freeForm
  var hints: InputHints = []

  init(id: EngineID, port: any FieldPort, language: String?) {
    self.id = id
    self.port = port
    self.language = language
  }
}
