import DictationCore
import GLibRuntime
import TestSupport
import Testing

/// Somebody dictates, and the focus does something in the meantime. The words have to end where `body` says, each once,
/// and nowhere else.
struct FocusRace: Sendable, CustomTestStringConvertible {
  var name: String
  var styles: [ScriptedStyle]
  var settings: [String: String] = [:]
  /// - Returns: The words that belong into each field.
  var body: @GLibActor @Sendable (ScriptedStage) async throws -> [ScriptedField: String]

  var testDescription: String { name }

  /// A race with one of its clients.
  struct Run: Sendable, CustomTestStringConvertible {
    var race: FocusRace
    var style: ScriptedStyle
    var testDescription: String { "\(race.name), \(style)" }
  }

  static func runs(_ races: [FocusRace]) -> [Run] {
    races.flatMap { race in race.styles.map { Run(race: race, style: $0) } }
  }

  static let gtk: [ScriptedStyle] = [.gtk3, .gtk4]
  /// Those that say when a field is for passwords.
  static let withPurposes: [ScriptedStyle] = [.gtk3, .gtk4, .gnomeShell]
  static let all = ScriptedStyle.allCases
}

/// The fields that the races are run between.
enum Fields {
  static let letter = ScriptedField("writer", "letter")
  static let note = ScriptedField("writer", "note")
  static let mail = ScriptedField("mailer", "mail")
  static let password = ScriptedField("writer", "password", .password)
  static let pin = ScriptedField("writer", "pin", .pin)
  static let secret = ScriptedField("writer", "secret", hints: .isPrivate)
}

/// What was said, without what the joining to the text around the caret and the cleaning up add to it.
func words(_ text: String) -> String {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
}
