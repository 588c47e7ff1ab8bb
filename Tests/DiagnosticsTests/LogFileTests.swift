import Glibc
import Testing

@testable import Diagnostics

@Suite struct LogFileTests {
  let folder = TemporaryFolder()

  @Test func onlyTheOwnerReadsFileAndFolder() throws {
    let file = try LogFile(folder: folder.path + "/state/utter/log", name: "program.log")
    file.write("hello")
    #expect(mode(folder.path + "/state/utter/log") == 0o700)
    #expect(mode(file.path) == 0o600)
    #expect(folder.text("state/utter/log/program.log") == "hello\n")
  }

  @Test func anExistingFileOfOursIsContinuedAndClosedToOthers() throws {
    folder.write("program.log", "before\n")
    chmod(folder.path + "/program.log", 0o644)
    let file = try LogFile(folder: folder.path, name: "program.log")
    file.write("after")
    #expect(folder.text("program.log") == "before\nafter\n")
    #expect(mode(file.path) == 0o600)
  }

  @Test func aFullFileIsRenamedAndOneOlderIsKept() throws {
    let file = try LogFile(folder: folder.path, name: "program.log", maximumBytes: 10)
    for line in ["aaaaaaa", "bbbbbbb", "ccccccc"] { file.write(line) }
    #expect(folder.text("program.log") == "ccccccc\n")
    #expect(folder.text("program.log.1") == "bbbbbbb\n")
    #expect(folder.text("program.log.2") == nil)
  }

  @Test func aLineLongerThanTheLimitIsStillWritten() throws {
    let file = try LogFile(folder: folder.path, name: "program.log", maximumBytes: 4)
    file.write("0123456789")
    #expect(folder.text("program.log") == "0123456789\n")
  }

  @Test func aFileThatAnotherProcessRenamedIsOpenedAnewNotRenamedAgain() throws {
    let file = try LogFile(folder: folder.path, name: "program.log", maximumBytes: 10)
    file.write("aaaaaaa")
    rename(file.path, file.path + ".1")
    folder.write("program.log", "other\n")
    file.write("bbbbbbb")
    #expect(folder.text("program.log") == "other\nbbbbbbb\n")
    #expect(folder.text("program.log.1") == "aaaaaaa\n")
  }

  @Test func aFolderThatCannotBeMadeIsNamed() {
    folder.write("file", "")
    #expect {
      try LogFile(folder: folder.path + "/file/log", name: "program.log")
    } throws: {
      "\($0)".contains("/file/log: Not a directory")
    }
  }

  @Test func aLinkIsNotFollowed() {
    folder.write("elsewhere", "")
    symlink(folder.path + "/elsewhere", folder.path + "/program.log")
    #expect(throws: LogFileError.self) { try LogFile(folder: folder.path, name: "program.log") }
  }

  private func mode(_ path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
