/// What was read: settings that are safe to use, and what had to be changed to make them so.
public struct SettingsReading: Hashable, Sendable {
  public var settings = UtterSettings()
  public var problems: [SettingsProblem] = []

  public init() {}
}
