/// When other versions of a dictation are offered. Raw values are those of the schema.
public enum ReviewChoice: String, Sendable, CaseIterable {
  case off
  case onRequest = "on-request"
  case always
}
