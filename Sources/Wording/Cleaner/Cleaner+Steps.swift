extension Cleaner {
  /// The steps for a kind of field, in order.
  func steps(for field: FieldKind) -> [any Step] {
    let disfluency: [any Step] = [
      FillerStep(), RepeatStep(rules: rules), MarkStep(rules: rules), ScratchStep(rules: rules),
      RepairStep(rules: rules),
    ]
    return disfluency + [
      NumberStep(rules: rules, format: options.numbers, isBare: false), CaseStep(rules: rules),
    ]
  }
}
