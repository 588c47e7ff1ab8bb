extension Cleaner {
  /// The steps for a kind of field, in order.
  func steps(for field: FieldKind) -> [any Step] {
    [
      FillerStep(), RepeatStep(rules: rules), CommandStep(rules: rules, tones: options.tones), MarkStep(rules: rules),
      ScratchStep(rules: rules), RepairStep(rules: rules),
      NumberStep(rules: rules, format: options.numbers, isBare: false), CaseStep(rules: rules),
    ]
  }
}
