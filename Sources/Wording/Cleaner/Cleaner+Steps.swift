extension Cleaner {
  /// The steps for a kind of field, in order.
  func steps(for field: FieldKind) -> [any Step] {
    [
      FillerStep(), RepeatStep(rules: rules), CommandStep(rules: rules, tones: options.tones),
      ReplacementStep(vocabulary: options.vocabulary), MarkStep(rules: rules),
      ScratchStep(rules: rules), RepairStep(rules: rules), SpellingStep(rules: rules, vocabulary: options.vocabulary),
      NumberStep(rules: rules, format: options.numbers, isBare: false), CaseStep(rules: rules),
    ]
  }
}
