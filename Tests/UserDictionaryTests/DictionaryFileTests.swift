import FoundationEssentials
import Testing
import UserDictionary
import UserFiles
import Wording

@Suite struct DictionaryFileTests {
  @Test func `what is written is read, and its version changes`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "utter-words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = DictionaryFile(path: folder.path + "/deep/dictionary.csv")
    #expect(file.version == nil)
    #expect(try file.read() == DictionaryText())
    var dictionary = DictionaryText()
    dictionary.add(.init(written: "Kubernetes", kind: .word))
    try file.write(dictionary)
    let version = try #require(file.version)
    #expect(try file.read().entries == dictionary.entries)
    dictionary.add(.init(written: "Ollama", kind: .word))
    try file.write(dictionary)
    #expect(file.version != version)
    // Nothing but the dictionary is left behind.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/deep") == ["dictionary.csv"])
  }

  @Test func `a folder is no dictionary`() {
    let file = DictionaryFile(path: FileManager.default.temporaryDirectory.path)
    #expect(throws: UserFileError.self) { try file.read() }
    #expect(throws: UserFileError.self) { try file.write(DictionaryText()) }
  }
}
