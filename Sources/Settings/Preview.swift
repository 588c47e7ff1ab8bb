/// Where words are shown while the user speaks. Raw values are those of the schema.
public enum Preview: String, Sendable, CaseIterable {
  case auto
  case inline
  case popup
  case off
}
