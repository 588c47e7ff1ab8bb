internal import DictationCore
internal import GLibRuntime

extension SessionID {
  var variant: Variant { .uint64(rawValue) }
}

extension [Variant] {
  /// The session that a signal or a call is about: always the first argument.
  func session() throws(VariantError) -> SessionID { SessionID(rawValue: try value(at: 0)) }
}
