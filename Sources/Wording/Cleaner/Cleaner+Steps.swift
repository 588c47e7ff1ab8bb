extension Cleaner {
  /// The steps for a kind of field, in order.
  func steps(for field: FieldKind) -> [any Step] {
    let filler = FillerStep(rules: rules)
    let repeats: [any Step] = [RepeatStep(rules: rules), RestartStep(rules: rules)]
    let asked: [any Step] = [
      CommandStep(rules: rules, tones: options.tones), ReplacementStep(vocabulary: options.vocabulary),
    ]
    let addresses = SpokenAddressStep(rules: rules)
    let marks = MarkStep(rules: rules)
    let corrections: [any Step] = [ScratchStep(rules: rules), RepairStep(rules: rules)]
    let spelling = SpellingStep(rules: rules, vocabulary: options.vocabulary)
    let numbers = NumberStep(rules: rules, format: options.numbers, isBare: false)
    let bareNumbers = NumberStep(rules: rules, format: .digits, isBare: true)
    let letters = CaseStep(rules: rules)
    var steps: [any Step] = field.keepsLineBreaks ? [] : [LineStep()]
    switch field {
    case .normal:
      steps += [SpacingStep(), filler] + asked + [addresses, marks] + repeats + corrections
      steps += [spelling, numbers, letters]
      if options.finalPeriod { steps.append(FinalPeriodStep()) }
      steps.append(ThinSpaceStep(rules: rules))
    case .search:
      steps += [SpacingStep(), filler] + asked + [addresses, marks] + repeats + corrections
      steps += [spelling, numbers, letters]
    case .name:
      steps += [SpacingStep(), filler] + asked + [marks] + repeats + corrections + [spelling, letters, NameStep()]
    case .terminal: steps += [filler] + asked + [marks] + repeats + [ScratchStep(rules: rules), TerminalStep()]
    case .url, .email:
      steps += [filler] + asked + [ScratchStep(rules: rules), bareNumbers, AddressStep(rules: rules)]
    case .number: steps += [filler] + asked + corrections + [bareNumbers, NumberFieldStep(rules: rules)]
    case .phone: steps += [filler] + asked + [ScratchStep(rules: rules), PhoneFieldStep(rules: rules)]
    }
    return steps
  }
}
