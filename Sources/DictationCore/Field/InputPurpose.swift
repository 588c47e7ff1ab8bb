/// The purpose of a field as IBus names it. Raw values are those of `IBusInputPurpose` (IBus 1.5.27).
public enum InputPurpose: UInt32, Sendable, CaseIterable {
  case freeForm = 0
  case alpha
  case digits
  case number
  case phone
  case url
  case email
  case name
  case password
  case pin
  case terminal
}
