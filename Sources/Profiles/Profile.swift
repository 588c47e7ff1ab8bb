/// How to dictate somewhere, as the user wrote it. What is missing is as everywhere else.
public struct Profile: Codable, Hashable, Sendable {
  /// The program, as IBus or the desktop's accessibility names it; a `*` at its end stands for any ending. Missing: any.
  public var application: String?
  /// A kind of field, as `utter clean --field` names them. Missing: any.
  public var field: String?

  public var tone: String?
  /// False writes the words as they were recognized.
  public var rules: Bool?
  /// A BCP 47 language; that of an input source of its own goes before it.
  public var language: String?
  public var recognizer: String?
  /// As the setting `preview`.
  public var preview: String?

  public init(application: String? = nil, field: String? = nil) {
    self.application = application
    self.field = field
  }

  func matches(_ place: ProfilePlace) -> Bool {
    if let field, field != place.field.rawValue { return false }
    guard let application = application?.lowercased(), !application.isEmpty else { return true }
    return place.applications.contains { name in
      let name = name.lowercased()
      return application.hasSuffix("*") ? name.hasPrefix(application.dropLast()) : name == application
    }
  }
}
