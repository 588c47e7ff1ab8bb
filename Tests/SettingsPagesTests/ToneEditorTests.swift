import GLibRuntime
import Rewriting
import TestSupport
import Testing
import UserFiles

@testable import SettingsPages

/// The tones of somebody who writes them in the window, and by hand at the same time.
@Suite struct ToneEditorTests {
  private let folder: PrivateFolder

  init() throws {
    GLibThread.start()
    folder = try PrivateFolder("tones")
  }

  @GLibActor
  private final class Stage {
    let shelf: ToneShelf
    let editor: ToneEditor
    var renames: [String] = []

    init(_ path: String) {
      shelf = ToneShelf(UserFile(path: path))
      editor = ToneEditor(shelf, ToneTrial(ServiceDesk()))
      editor.onRename = { [weak self] in self?.renames.append("\($0) \($1 ?? "gone")") }
      shelf.file?.look()
    }

    func row(_ id: String) -> Row? { editor.groups.lazy.flatMap(\.rows).first { $0.id == id } }

    func press(_ label: String, in id: String) throws {
      try #require(row(id)?.buttons.first { $0.label == label && $0.isEnabled }).action()
    }

    func write(_ name: String?, _ instruction: String?) {
      for (id, text) in [("tone-name", name), ("tone-instruction", instruction)] {
        guard let text, case .line(_, let change)? = row(id)?.control else { continue }
        change(text)
      }
    }
  }

  @GLibActor private func stage() -> Stage { Stage("\(folder.path)/tones.txt") }

  @Test @GLibActor func `a tone is added, changed, renamed and removed, and what stands beside it stays`() throws {
    try folder.write("# mine\nshort: In five words.\n", to: "tones.txt")
    let stage = stage()
    stage.write("pirate", "As a pirate.")
    try stage.press("Save", in: "tone-save")
    #expect(folder.read("tones.txt") == "# mine\nshort: In five words.\npirate: As a pirate.\n")

    try stage.press("Edit", in: "tone-pirate")
    stage.write(nil, "As a pirate would say it.")
    try stage.press("Save", in: "tone-save")
    #expect(stage.row("tone-pirate")?.subtitle == "As a pirate would say it.")
    #expect(stage.renames.isEmpty)

    try stage.press("Edit", in: "tone-pirate")
    stage.write("Captain", nil)
    try stage.press("Save", in: "tone-save")
    #expect(folder.read("tones.txt") == "# mine\nshort: In five words.\nCaptain: As a pirate would say it.\n")
    try stage.press("Remove", in: "tone-captain")
    #expect(folder.read("tones.txt") == "# mine\nshort: In five words.\n")
    #expect(stage.renames == ["pirate Captain", "Captain gone"])
  }

  @Test @GLibActor func `one that comes with Utter is changed, and reset`() throws {
    let stage = stage()
    let shipped = try #require(Tones()["formal"]).instruction
    #expect(stage.row("tone-formal")?.buttons.map(\.label) == ["Edit"])
    try stage.press("Edit", in: "tone-formal")
    stage.write(nil, "Write as to a judge.")
    try stage.press("Save", in: "tone-save")
    #expect(folder.read("tones.txt") == "formal: Write as to a judge.\n")
    #expect(stage.row("tone-formal")?.subtitle == "Write as to a judge.")
    try stage.press("Reset", in: "tone-formal")
    #expect(stage.row("tone-formal")?.subtitle == shipped)
    // Under another name it is one more.
    try stage.press("Edit", in: "tone-formal")
    stage.write("court", nil)
    try stage.press("Save", in: "tone-save")
    #expect(folder.read("tones.txt") == "court: \(shipped)\n")
    #expect(stage.row("tone-formal")?.subtitle == shipped)
    #expect(stage.renames.isEmpty)
  }

  @Test(arguments: [
    ("", "x", "Write a name for it."), ("pirate", "", "Write what the language model is asked for."),
    ("a/b", "x", "A name has up to 40 letters*"), ("FORMAL", "x", "There is one of that name already."),
    ("pirate", "x", ""),
  ])
  @GLibActor func `what is missing is said, and nothing is saved before`(
    name: String, instruction: String, hint: String
  ) throws {
    let stage = stage()
    stage.write(name, instruction)
    let row = try #require(stage.row("tone-save"))
    #expect(hint.hasSuffix("*") ? row.subtitle.hasPrefix(hint.dropLast()) : row.subtitle == hint)
    #expect(row.buttons.last?.isEnabled == hint.isEmpty)
    row.buttons.last?.action()
    #expect(folder.contains("tones.txt") == hint.isEmpty)
  }

  @Test @GLibActor func `a line that is no tone is named and kept`() throws {
    try folder.write("no colon\npirate: Arr.\n", to: "tones.txt")
    let stage = stage()
    #expect(stage.row("tones-problem-0")?.subtitle.hasPrefix("Line 1 ") == true)
    try stage.press("Remove", in: "tone-pirate")
    #expect(folder.read("tones.txt") == "no colon\n")
  }
}
