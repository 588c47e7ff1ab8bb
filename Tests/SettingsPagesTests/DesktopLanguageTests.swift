import Testing

@testable import SettingsPages

@Suite struct DesktopLanguageTests {
  @Test(arguments: [
    ([:], ""), (["LANG": "C.UTF-8"], ""), (["LANG": "POSIX"], ""), (["LANG": "de_AT.UTF-8"], "de"),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], "fr"), (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], ""),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "zh_CN:en"], "zh"), (["LANG": "es_ES.UTF-8", "LANGUAGE": ""], "es"),
  ])
  func `the desktop's language is that of its messages`(variables: [String: String], language: String) {
    #expect(ProgramEnvironment(variables: variables, programFolder: "").language == language)
  }
}
