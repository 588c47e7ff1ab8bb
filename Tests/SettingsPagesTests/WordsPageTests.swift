import FoundationEssentials
import GLibRuntime
import Glibc
import TestSupport
import Testing
import UserDictionary
import UserFiles
import Wording

@testable import SettingsPages

/// The dictionary that somebody edits in the window, and by hand at the same time.
@Suite struct WordsPageTests {
  private let folder: PrivateFolder

  init() throws {
    GLibThread.start()
    folder = try PrivateFolder("words")
  }

  @GLibActor private var list: WordList { WordList(DictionaryFile(path: "\(folder.path)/dictionary.csv")) }

  @Test @GLibActor func `an entry is added to what is in the file by then`() throws {
    let list = list
    list.file?.look()
    #expect(list.entries.isEmpty)
    // By hand, with a comment, after the page has read the file.
    try folder.write("# mine\nutter,Utter,replacement\n", to: "dictionary.csv")
    #expect(list.save(Vocabulary.Entry(written: "Kubernetes", kind: .word)))
    #expect(folder.read("dictionary.csv") == "# mine\nutter,Utter,replacement\n,Kubernetes,word\n")
    #expect(list.entries.map(\.written) == ["Utter", "Kubernetes"])
  }

  @Test @GLibActor func `only the entry that is meant is removed`() throws {
    try folder.write("spoken,written,kind\n,Same,word\nb,Same,replacement\n,Word,word\n", to: "dictionary.csv")
    let list = list
    let editor = DictionaryEditor(list)
    list.file?.look()
    try press("Remove", "entry-word,,Same", editor)
    #expect(folder.read("dictionary.csv") == "spoken,written,kind\nb,Same,replacement\n,Word,word\n")
  }

  @Test @GLibActor func `an entry that is edited takes its own place, and no other's`() throws {
    try folder.write(",Kubernets,word\na,b,replacement\n", to: "dictionary.csv")
    let list = list
    let editor = DictionaryEditor(list)
    list.file?.look()
    try press("Edit", "entry-word,,Kubernets", editor)
    try write("A", "spoken", editor)
    #expect(row("save", editor)?.subtitle == "There is one for that already: edit it below.")
    #expect(row("save", editor)?.buttons.last?.isEnabled == false)
    try write("", "spoken", editor)
    try write("Kubernetes", "written", editor)
    try press("Save", "save", editor)
    #expect(folder.read("dictionary.csv") == ",Kubernetes,word\na,b,replacement\n")
    #expect(row("add", editor) != nil)

    try press("Edit", "entry-replacement,a,b", editor)
    try press("Cancel", "save", editor)
    try write("Docker", "written", editor)
    try press("Add", "add", editor)
    #expect(folder.read("dictionary.csv") == ",Kubernetes,word\na,b,replacement\n,Docker,word\n")
  }

  @Test @GLibActor func `what cannot be stored stays to be tried again, and the reason goes`() throws {
    let list = list
    let editor = DictionaryEditor(list)
    list.file?.look()
    try write("Kubernetes", "written", editor)
    // In the place of the draft of a file.
    try folder.write("", to: "dictionary.csv.\(getpid())/none")
    try press("Add", "add", editor)
    guard case .line("Kubernetes", _)? = row("written", editor)?.control else {
      throw Wrong("what was written is gone")
    }
    list.file?.look()
    #expect(row("problem-0", editor)?.subtitle.contains("cannot be written") == true)
    for _ in 0..<LiveFile<DictionaryText, UserFileError>.longPause { list.file?.look() }
    #expect(row("problem-0", editor) == nil)

    try FileManager.default.removeItem(atPath: "\(folder.path)/dictionary.csv.\(getpid())")
    try press("Add", "add", editor)
    #expect(folder.read("dictionary.csv").hasSuffix(",Kubernetes,word\n"))
    guard case .line("", _)? = row("written", editor)?.control else { throw Wrong("it is still there") }
  }

  @Test @GLibActor func `a file that cannot be read is read when it can be`() throws {
    let path = "\(folder.path)/dictionary.csv"
    let file = LiveFile<String, UserFileError>(
      path, read: { () throws(UserFileError) in try self.reading(path) }, write: { (_) throws(UserFileError) in })
    var told: [String] = []
    file.onChange = { result in
      switch result {
      case .success(let text): told.append(text)
      case .failure: told.append("failure")
      }
    }
    try folder.write("utter,Utter,replacement\n", to: "dictionary.csv")
    try folder.write("", to: "unreadable")
    for _ in 0..<3 { file.look() }
    #expect(told == ["failure"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/unreadable")
    file.look()
    #expect(told == ["failure", "utter,Utter,replacement\n"])
  }

  /// As a disk reads that comes and goes.
  private func reading(_ path: String) throws(UserFileError) -> String {
    guard access("\(folder.path)/unreadable", F_OK) != 0 else { throw .unreadable(path: path, reason: "") }
    return folder.read("dictionary.csv")
  }

  @GLibActor private func row(_ id: String, _ editor: DictionaryEditor) -> Row? {
    editor.groups.flatMap(\.rows).first { $0.id == id }
  }

  @GLibActor private func press(_ label: String, _ id: String, _ editor: DictionaryEditor) throws {
    guard let button = row(id, editor)?.buttons.first(where: { $0.label == label }) else {
      throw Wrong("\(id) has no \(label)")
    }
    button.action()
  }

  @GLibActor private func write(_ text: String, _ id: String, _ editor: DictionaryEditor) throws {
    guard case .line(_, let change)? = row(id, editor)?.control else { throw Wrong("\(id) is no line") }
    change(text)
  }

  @Test @GLibActor func `a change by hand is seen`() throws {
    let list = list
    list.file?.look()
    var changes = 0
    list.onChange = { changes += 1 }
    list.file?.look()
    #expect(changes == 0)
    try folder.write("utter,Utter,replacement\nx,y,nonsense\n", to: "dictionary.csv")
    list.file?.look()
    #expect(changes == 1)
    #expect(list.entries.count == 1)
    #expect(list.problems.count == 1)
  }

  @Test @GLibActor func `the rules show what they make of words, with the dictionary`() {
    let vocabulary = Vocabulary([Vocabulary.Entry(spoken: "my shop", written: "Musterladen GmbH", kind: .snippet)])
    #expect(
      CleaningTrial.text("um i am at my shop", language: "en", Cleaner.Options(vocabulary: vocabulary))
        == "I am at Musterladen GmbH")
    for language in ["", "de", "fr", "es"] {
      let example = CleaningTrial.example(language)
      #expect(CleaningTrial.text(example, language: language, Cleaner.Options()) != example)
    }
  }
}
