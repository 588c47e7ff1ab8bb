/// One message to a chat model.
public struct ChatMessage: Hashable, Sendable {
  public enum Role: String, Sendable {
    case system
    case user
  }

  public let role: Role
  public let text: String
}
