/// The profiles of a user, in order: of those that match, the later one says what counts.
public struct ProfileList: Codable, Hashable, Sendable {
  public var profiles: [Profile]

  public init(_ profiles: [Profile] = []) { self.profiles = profiles }

  /// All that the matching profiles say, as one that matches everything.
  public func style(for place: ProfilePlace) -> Profile {
    profiles.filter { $0.matches(place) }.reduce(into: Profile()) { style, profile in
      style.tone = profile.tone ?? style.tone
      style.rules = profile.rules ?? style.rules
      style.language = profile.language ?? style.language
      style.recognizer = profile.recognizer ?? style.recognizer
      style.preview = profile.preview ?? style.preview
    }
  }

  /// Whether the name of the program makes a difference, so that it is worth asking for.
  public var dependsOnApplication: Bool { profiles.contains { $0.application?.isEmpty == false } }

  /// Puts a profile in the place of the one for the same program and field, or behind all.
  public mutating func set(_ profile: Profile) {
    if let index = index(of: profile.application, profile.field) {
      profiles[index] = profile
    } else {
      profiles.append(profile)
    }
  }

  public func index(of application: String?, _ field: String?) -> Int? {
    profiles.firstIndex { $0.application == application && $0.field == field }
  }
}
