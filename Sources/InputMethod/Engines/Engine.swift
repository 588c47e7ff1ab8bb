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
  /// Whether the client can tell the text around the caret. The GTK modules take it back where a widget could not.
  var tellsSurroundings = false
  /// What the daemon passed on last, beginning with the empty text; nil where it may be a secret. It does not pass on the
  /// same twice, so silence can mean that the same stands in the field that is asked.
  var lastReport: SurroundingReport? = SurroundingReport(text: "", cursor: 0, anchor: 0)
  /// The input context that reported it. A context does not send the same twice either: asked once more, another one
  /// may be silent because nothing has changed there.
  var lastReporter: String?

  init(id: EngineID, port: any FieldPort, language: String?) {
    self.id = id
    self.port = port
    self.language = language
  }
}
