import DictationCore

extension InputPurpose {
  /// A purpose of a later IBus counts as free form.
  init(ibus purpose: UInt32) { self = InputPurpose(rawValue: purpose) ?? .freeForm }
}
