import FoundationEssentials
import Testing
import Wording

@testable import Profiles

@Suite struct ProfileListTests {
  private static var list: ProfileList {
    var everywhere = Profile()
    everywhere.preview = "popup"
    var terminals = Profile(field: "terminal")
    terminals.rules = false
    var gimp = Profile(application: "gimp*")
    gimp.language = "de"
    gimp.preview = "off"
    var mail = Profile(application: "Thunderbird", field: "email")
    mail.tone = "formal"
    return ProfileList([everywhere, terminals, gimp, mail])
  }

  @Test(arguments: [
    ("gtk3-im:gedit" as String?, FieldKind.normal, "popup" as String?, nil as String?, nil as String?),
    ("gtk3-im:gimp-2.10", .normal, "off", "de", nil),
    ("gtk4-im:thunderbird", .email, "popup", nil, "formal"),
    ("gtk4-im:thunderbird", .normal, "popup", nil, nil),
    (nil, .normal, "popup", nil, nil),
  ])
  func whatMatchesCounts(
    _ client: String?, _ field: FieldKind, _ preview: String?, _ language: String?, _ tone: String?
  ) {
    let style = Self.list.style(for: ProfilePlace(client: client, field: field))
    #expect(style.preview == preview)
    #expect(style.language == language)
    #expect(style.tone == tone)
    #expect(style.rules == nil)
  }

  @Test func aKindOfFieldMatchesInEveryProgram() {
    #expect(Self.list.style(for: ProfilePlace(client: "gnome-shell", field: .terminal)).rules == false)
  }

  /// Behind these names is any program.
  @Test(arguments: ["gnome-shell", "QIBusInputContext", "xim"]) func someNamesSayNothing(_ client: String) {
    #expect(ProfilePlace(client: client, field: .normal).applications.isEmpty)
  }

  @Test func aFileIsWrittenReadAndDoubted() throws {
    let folder = URL(filePath: "/tmp/utter-profiles-\(UInt64.random(in: 0...UInt64.max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = ProfileFile(path: folder.path + "/utter/profiles.json")
    #expect(try file.read() == ProfileList())
    try file.write(Self.list)
    #expect(try file.read() == Self.list)
    try Data("{\"profiles\": 3}".utf8).write(to: URL(filePath: file.path))
    #expect(throws: ProfileFileError.notUnderstood(path: file.path)) { try file.read() }
  }

  @Test func settingReplacesTheProfileOfTheSamePlace() {
    var list = Self.list
    list.set(Profile(application: "gimp*"))
    #expect(list.profiles.count == 4)
    #expect(list.profiles[2].language == nil)
  }
}
