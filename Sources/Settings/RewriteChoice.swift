/// What a language model does with a text that has no tone. Raw values are those of the schema.
public enum RewriteChoice: String, Sendable, CaseIterable {
  case off
  case cleanup
}
