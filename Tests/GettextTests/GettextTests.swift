import Glibc
import Localization
import TestSupport
import Testing

@testable import Gettext

/// Each in a process of its own, as the language is one of the process.
@Suite struct GettextTests {
  /// With a catalogue in Polish, which has three forms for what is counted.
  private static func catalogues() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let words = """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

      msgid "The setting {0} is {1}."
      msgstr "{1} – tyle wynosi {0}."

      msgctxt "history"
      msgid "Off"
      msgstr "Wyłączona"

      msgid "A text waits."
      msgid_plural "{0} texts wait."
      msgstr[0] "Czeka tekst."
      msgstr[1] "Czekają {0} teksty."
      msgstr[2] "Czeka {0} tekstów."

      """
    try folder.write(Array(words.utf8), to: "pl.po")
    let place = folder.file("pl/LC_MESSAGES")
    try #require(system("mkdir -p '\(place)' && msgfmt -o '\(place)/utter.mo' '\(folder.file("pl.po"))'") == 0)
    return folder
  }

  @Test func `The C library's catalogue is spoken, with as many forms as the language has`() async throws {
    let folder = try Self.catalogues()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      setenv("LC_ALL", "C.UTF-8", 1)
      setenv("LANGUAGE", "xx:pl", 1)
      Gettext.begin(folder: path)
      let key = "a"
      #expect(localized("The setting \(key) is \(1).") == "1 – tyle wynosi a.")
      #expect(localized("Off", context: "history") == "Wyłączona")
      #expect(localized("Off") == "Off")
      #expect(localized("") == "")
      for (count, text) in [(1, "Czeka tekst."), (3, "Czekają 3 teksty."), (12, "Czeka 12 tekstów.")] {
        #expect(localized("A text waits.", "\(count) texts wait.", count: count) == text)
      }
    }
  }

  @Test func `A language without a catalogue is English`() async throws {
    let folder = try Self.catalogues()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      setenv("LC_ALL", "C.UTF-8", 1)
      setenv("LANGUAGE", "ja", 1)
      Gettext.begin(folder: path)
      let count = 2
      #expect(localized("The setting \(count) is \(1).") == "The setting 2 is 1.")
      #expect(localized("A text waits.", "\(count) texts wait.", count: count) == "2 texts wait.")
    }
  }

  @Test func `Numbers stay as programs read them`() async throws {
    await #expect(processExitsWith: .success) {
      setenv("LC_ALL", "C.UTF-8", 1)
      Gettext.begin(folder: "/nowhere")
      #expect(String(cString: setlocale(LC_NUMERIC, nil)) == "C")
    }
  }
}
