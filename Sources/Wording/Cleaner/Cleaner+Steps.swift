extension Cleaner {
  /// The steps for a kind of field, in order.
  func steps(for field: FieldKind) -> [any Step] {
    [MarkStep(rules: rules), NumberStep(rules: rules, format: options.numbers, isBare: false), CaseStep(rules: rules)]
  }
}
