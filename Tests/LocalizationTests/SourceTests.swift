import TestSupport
import Testing

/// What `Scripts/messages` says of the sources and of the catalogues.
@Suite(.timeLimit(.minutes(20))) struct SourceTests {
  private static func messages(_ command: String, in root: String = Workspace.root) async throws -> [String] {
    let folder = try TemporaryFolder()
    // Its status is 1 where something is found, which is what is looked at.
    let output = try await Command.run(
      "sh", ["-c", "'\(root)/Scripts/messages' \(command) || [ $? = 1 ]"],
      environment: ["PATH": "/usr/bin:/bin:/usr/local/bin", "LC_ALL": "C.UTF-8"], errors: folder.file("errors"))
    return output.split(separator: "\n").map(String.init)
  }

  @Test func `every sentence that people see can be translated`() async throws {
    #expect(try await Self.messages("unmarked") == [])
  }

  @Test func `the complete languages are complete`() async throws {
    #expect(try await Self.messages("check") == [])
    let complete = try File.read("\(Workspace.root)/data/po/complete").split(separator: "\n")
    #expect(Set(["de", "fr", "es", "zh_CN"]).isSubset(of: complete))
  }

  /// What other programs show of us, as it is installed.
  @Test(
    arguments: [
      ("data/org.freedesktop.IBus.Utter.Settings.desktop.in", "Comment[de]=Tasten, Mikrofon"),
      ("ibus-component/ibus-setup-utter.desktop.in", "Comment[zh_CN]=听写设置"),
      ("data/org.freedesktop.IBus.Utter.metainfo.xml", #"<summary xml:lang="fr">Dicter dans"#),
      ("data/org.freedesktop.IBus.Utter.metainfo.xml", #"<li xml:lang="es">Las contraseñas"#),
      ("data/org.freedesktop.IBus.Utter.Settings.metainfo.xml", #"<p xml:lang="de">Die Einstellungen von Utter"#),
    ])
  func `it is installed with its translations`(file: String, line: String) async throws {
    let filled = try await Self.messages("fill '\(Workspace.root)/\(file)'")
    #expect(filled.contains { $0.contains(line) })
  }

  /// A small tree with what each of the two has to find.
  @Test func `what was forgotten is found`() async throws {
    let tree = try TemporaryFolder()
    for folder in ["Scripts", "data/po", "Sources/App"] {
      try await Command.run(
        "mkdir", ["-p", tree.file(folder)], environment: ["PATH": "/usr/bin:/bin"], errors: tree.file("errors"))
    }
    try await Command.run(
      "cp", ["\(Workspace.root)/Scripts/messages", tree.file("Scripts/messages")],
      environment: ["PATH": "/usr/bin:/bin"],
      errors: tree.file("errors"))
    try File.write("de\n", to: tree.file("data/po/complete"))
    try File.write("\nSources/App/App.swift\n    SELECT one FROM two\n", to: tree.file("data/po/not-shown"))
    let head = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    try File.write(
      head + "\nmsgid \"It goes {0} on.\"\nmsgstr \"Weiter {0}.\"\n", to: tree.file("data/po/de.po"))
    let source = #"""
      func run(_ name: String) {
        log.info("Nobody sees this sentence.")
        query("SELECT one FROM two")
        show(localized("It goes \(name) " + "on."))
        show(localized("The key is \"\(localized("not there"))\"."))
        show("Nobody can translate \(name) this.")
        show(localized("It is \(name.isEmpty ? "off" : "on") now."), symbol: "off")
        Row(title: name.isEmpty ? "Nothing" : name, symbol: "nothing")
        Terminal.note("done")
        return "Deleted."
      }
      """#
    try File.write(source, to: tree.file("Sources/App/App.swift"))
    try File.write("[Desktop Entry]\nName=A program\nExec=program\n", to: tree.file("data/app.desktop.in"))
    try File.write(
      """
      <schemalist><schema path="/a/"><key><summary>What it
        is for</summary></key></schema><schema><key><summary>Ours</summary></key></schema></schemalist>
      """, to: tree.file("data/app.gschema.xml"))
    try File.write(
      "<component><id>app</id><description><ul><li>Goes on</li></ul></description></component>",
      to: tree.file("data/app.metainfo.xml"))
    #expect(
      try await Self.messages("unmarked", in: tree.path) == [
        "Sources/App/App.swift:5: not there", "Sources/App/App.swift:6: Nobody can translate {0} this.",
        "Sources/App/App.swift:7: off", "Sources/App/App.swift:7: on", "Sources/App/App.swift:8: Nothing",
        "Sources/App/App.swift:9: done", "Sources/App/App.swift:10: Deleted.",
      ])
    #expect(
      try await Self.messages("check", in: tree.path) == [
        #"data/po/de.po: "The key is \"{0}\".""#, #"data/po/de.po: "not there""#,
        #"data/po/de.po: "It is {0} now.""#, #"data/po/de.po: "What it is for""#,
        #"data/po/de.po: "Goes on""#, #"data/po/de.po: "A program""#,
      ])
  }
}
