extension Cleaner {
  /// The steps for a kind of field, in order.
  func steps(for field: FieldKind) -> [any Step] {
    let disfluency: [any Step] = [FillerStep(), RepeatStep(rules: rules)]
    let asked: [any Step] = [
      CommandStep(rules: rules, tones: options.tones), ReplacementStep(vocabulary: options.vocabulary),
    ]
    let marks = MarkStep(rules: rules)
    let corrections: [any Step] = [ScratchStep(rules: rules), RepairStep(rules: rules)]
    let spelling = SpellingStep(rules: rules, vocabulary: options.vocabulary)
    let numbers = NumberStep(rules: rules, format: options.numbers, isBare: false)
    let bareNumbers = NumberStep(rules: rules, format: .digits, isBare: true)
    let letters = CaseStep(rules: rules)
    var steps: [any Step] = field.keepsLineBreaks ? [] : [LineStep()]
    switch field {
    case .normal:
      steps += disfluency + asked + [marks] + corrections + [spelling, numbers, letters]
      if options.finalPeriod { steps.append(FinalPeriodStep()) }
    case .search: steps += disfluency + asked + [marks] + corrections + [spelling, numbers, letters]
    case .name: steps += disfluency + asked + [marks] + corrections + [spelling, letters, NameStep()]
    case .terminal: steps += disfluency + asked + [marks, ScratchStep(rules: rules), TerminalStep()]
    case .url, .email:
      steps += [FillerStep()] + asked + [ScratchStep(rules: rules), bareNumbers, AddressStep(rules: rules)]
    case .number: steps += [FillerStep()] + asked + corrections + [bareNumbers, NumberFieldStep()]
    case .phone: steps += [FillerStep()] + asked + [ScratchStep(rules: rules), PhoneFieldStep(rules: rules)]
    }
    return steps
  }
}
