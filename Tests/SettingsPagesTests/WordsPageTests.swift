import GLibRuntime
import TestSupport
import Testing
import UserDictionary
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
    list.add(Vocabulary.Entry(written: "Kubernetes", kind: .word))
    #expect(folder.read("dictionary.csv") == "# mine\nutter,Utter,replacement\n,Kubernetes,word\n")
    #expect(list.entries.map(\.written) == ["Utter", "Kubernetes"])
  }

  @Test @GLibActor func `only the entry that is meant is removed`() throws {
    try folder.write("spoken,written,kind\na,Same,replacement\nb,Same,replacement\n,Word,word\n", to: "dictionary.csv")
    let list = list
    list.file?.look()
    list.remove(list.entries[0])
    #expect(folder.read("dictionary.csv") == "spoken,written,kind\nb,Same,replacement\n,Word,word\n")
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
