import GLibRuntime
import Profiles
import TestSupport
import Testing
import UserFiles

@testable import SettingsPages

/// Profiles as the window writes them.
@Suite struct ProfileEditorTests {
  private let folder: PrivateFolder

  init() throws {
    GLibThread.start()
    folder = try PrivateFolder("profiles")
  }

  @GLibActor
  private final class Stage {
    let book: ProfileBook
    let editor: ProfileEditor

    init(_ path: String) {
      let environment = ProgramEnvironment(variables: [:], programFolder: path)
      book = ProfileBook(ProfileFile(path: "\(path)/profiles.json"))
      editor = ProfileEditor(
        book, ToneShelf(UserFile(path: "\(path)/tones.txt")),
        RecognizerChoices(shop: ModelShop(environment), cloud: CloudDesk(environment)))
      book.file?.look()
    }

    func row(_ id: String) -> Row? { editor.groups.lazy.flatMap(\.rows).first { $0.id == id } }

    func press(_ label: String, in id: String) throws {
      try #require(row(id)?.buttons.first { $0.label == label && $0.isEnabled }).action()
    }

    func write(_ text: String) {
      guard case .line(_, let change)? = row("profile-application")?.control else { return }
      change(text)
    }

    func choose(_ name: String, in id: String) throws {
      guard case .choice(let names, _, let change)? = row(id)?.control else { throw Wrong("no choice \(id)") }
      change(try #require(names.firstIndex(of: name), "\(names)"))
    }
  }

  @Test @GLibActor func `everything that a profile can say is written, changed and removed`() throws {
    let stage = Stage(folder.path)
    stage.write("gedit")
    for (id, name) in [
      ("field", "Terminal"), ("tone", "formal"), ("rules", "Off: the words as they were recognized"),
      ("language", "English (UK)"), ("recognizer", "PocketSphinx"), ("preview", "In a bubble"),
    ] { try stage.choose(name, in: "profile-\(id)") }
    try stage.press("Save", in: "profile-save")
    var wanted = Profile(application: "gedit", field: "terminal")
    wanted.tone = "formal"
    wanted.rules = false
    wanted.language = "en-GB"
    wanted.recognizer = "pocketsphinx"
    wanted.preview = "popup"
    #expect(try stage.book.file?.read().profiles == [wanted])
    #expect(
      stage.row("profile-0")?.subtitle
        == "tone: formal · without the rules · English (UK) · PocketSphinx · preview: In a bubble")

    try stage.press("Edit", in: "profile-0")
    stage.write("kate*")
    try stage.choose("As everywhere else", in: "profile-tone")
    try stage.press("Save", in: "profile-save")
    wanted.application = "kate*"
    wanted.tone = nil
    #expect(try stage.book.file?.read().profiles == [wanted])
    try stage.press("Remove", in: "profile-0")
    #expect(try stage.book.file?.read().profiles == [])
  }

  @Test @GLibActor func `one for the same place is not made twice, and a renamed tone is followed`() throws {
    var first = Profile(application: "gedit")
    first.tone = "pirate"
    try ProfileFile(path: "\(folder.path)/profiles.json").write(ProfileList([first, Profile(field: "email")]))
    let stage = Stage(folder.path)
    #expect(stage.row("profile-save")?.buttons.last?.isEnabled == false)
    stage.write("gedit")
    #expect(stage.row("profile-save")?.subtitle == "There is one for that already: edit it below.")
    try stage.choose("Terminal", in: "profile-field")
    #expect(stage.row("profile-save")?.subtitle == "")
    stage.book.renameTone("pirate", to: "captain")
    #expect(try stage.book.file?.read().profiles.map(\.tone) == ["captain", nil])
    #expect(stage.row("profile-1")?.title == "any program · Mail address")
  }

  @Test @GLibActor func `a file that is not understood is said and left as it is`() throws {
    try folder.write("{ no JSON", to: "profiles.json")
    let stage = Stage(folder.path)
    #expect(stage.row("profiles-problem")?.mark == .bad)
    stage.write("gedit")
    try stage.press("Save", in: "profile-save")
    #expect(folder.read("profiles.json") == "{ no JSON")
    #expect(stage.row("profiles-problem")?.mark == .bad)
  }
}
