extension Cleaner {
  /// The steps for a kind of field, in order.
  func steps(for field: FieldKind) -> [any Step] {
    [MarkStep(rules: rules), CaseStep(rules: rules)]
  }
}
