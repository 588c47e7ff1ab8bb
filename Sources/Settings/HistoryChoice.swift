/// Whether what was said is remembered. Raw values are those of the schema.
public enum HistoryChoice: String, Sendable, CaseIterable {
  case on
  case off
}
