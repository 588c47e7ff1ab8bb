import Testing
import Wording

/// What was said and what is written, one line a case.
struct Said: CustomTestStringConvertible {
  let raw: String
  let written: String

  init(_ raw: String, _ written: String) {
    self.raw = raw
    self.written = written
  }

  /// It stays as it was said.
  init(stays raw: String) { self.init(raw, raw) }

  var testDescription: String { raw }
}
