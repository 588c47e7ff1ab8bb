public import DictationCore

extension FieldKind {
  /// As far as IBus tells. Nothing is written into passwords and PINs, so they have no kind of their own.
  public init(_ purpose: InputPurpose) {
    self =
      switch purpose {
      case .freeForm, .alpha, .password, .pin: .normal
      case .digits, .number: .number
      case .phone: .phone
      case .url: .url
      case .email: .email
      case .name: .name
      case .terminal: .terminal
      }
  }
}
