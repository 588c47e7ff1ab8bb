internal import GLibRuntime
internal import Localization
internal import Settings

/// Whether the schema is installed and every stored value usable.
@GLibActor
struct SettingsCheck {
  func findings() -> [Finding] {
    let problems = LiveSettings().reading.problems
    guard !problems.isEmpty else {
      return [.ok("settings", localized("The schema is installed, and every value is usable."))]
    }
    return problems.map { problem in
      switch problem {
      case .missingSchema, .missingKey:
        .failed(
          "settings", problem.sentence, fix: localized("Install Utter again (make install compiles the schemas)."))
      case .outOfRange(let key, _, _, _), .unusable(let key, _, _, _), .unusablePair(let key, _, _):
        .warning(
          "settings", problem.sentence,
          fix: localized("gsettings reset \(SettingsSchema.id) \(key) brings the default back."))
      }
    }
  }
}
