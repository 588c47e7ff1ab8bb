import DictationCore
import GLibRuntime
import Testing

@testable import SettingsPages

@Suite struct EditModelTests {
  private static let original = Draft(text: "Hello.", mayLowercaseFirst: true, finalStopIsGuessed: true)

  /// What was not touched is joined to its place as before; what somebody wrote keeps its case and its marks.
  @Test(arguments: [
    ("Hello.", original), ("hello, Jane", Draft(text: "hello, Jane", mayCapitalizeFirst: false)),
    (" two\nlines \n", Draft(text: "two\nlines", mayCapitalizeFirst: false)),
  ])
  @GLibActor func `what becomes of a text`(text: String, draft: Draft) {
    #expect(EditModel.draft(text, of: Self.original) == draft)
  }
}
