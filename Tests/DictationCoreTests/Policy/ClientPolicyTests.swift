import DictationCore
import Testing

@Suite struct ClientPolicyTests {
  struct Row: Sendable {
    let client: String?
    var isFake = false
    let clears: Bool
    let paced: Bool
    let reports: Bool
    let reset: ResetMeaning
    let unit: OffsetUnit
  }

  @Test(arguments: [
    Row(client: "gtk3-im:gedit", clears: true, paced: false, reports: true, reset: .caretMoved, unit: .characters),
    Row(
      client: "gtk4-im:gnome-text-editor", clears: true, paced: false, reports: true, reset: .caretMoved,
      unit: .characters),
    Row(client: "gtk3-im:chromium", clears: false, paced: false, reports: false, reset: .fieldLeft, unit: .characters),
    Row(
      client: "gtk3-im:chromium-browser", clears: false, paced: false, reports: false, reset: .fieldLeft,
      unit: .characters),
    Row(client: "gnome-shell", clears: false, paced: true, reports: true, reset: .undecided, unit: .utf8Bytes),
    Row(client: "QIBusInputContext", clears: false, paced: false, reports: false, reset: .fieldLeft, unit: .utf16Units),
    Row(client: "xim", clears: false, paced: true, reports: false, reset: .fieldLeft, unit: .characters),
    Row(client: "SDL2_Application", clears: false, paced: true, reports: false, reset: .fieldLeft, unit: .characters),
    Row(client: "", clears: false, paced: true, reports: false, reset: .fieldLeft, unit: .characters),
    Row(client: nil, clears: false, paced: true, reports: false, reset: .fieldLeft, unit: .characters),
    Row(client: "fake", isFake: true, clears: false, paced: true, reports: false, reset: .fieldLeft, unit: .characters),
    Row(
      client: "fake-gnome-shell", isFake: true, clears: false, paced: true, reports: false, reset: .fieldLeft,
      unit: .characters),
  ])
  func policy(_ row: Row) {
    let policy = ClientPolicy(client: row.client)
    #expect(policy.isFake == row.isFake)
    #expect(policy.clearsPreedit == row.clears)
    #expect(policy.needsPacing == row.paced)
    #expect(policy.reportsPurpose == row.reports)
    #expect(policy.resetMeaning == row.reset)
    #expect(policy.offsetUnit == row.unit)
  }
}
