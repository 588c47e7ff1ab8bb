import TestSupport
import Testing

@testable import ServiceInterface

struct InterfaceXMLTests {
  /// The documented file in `data/` is what other programs are written against; the copy in the code is what is served.
  @Test func codeServesWhatTheFileDocuments() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try PrivateFolder.text(at: "/\(root)/data/org.freedesktop.IBus.Utter.Dictation.xml")
    let bare = file.replacing(/<!DOCTYPE[^>]*>/, with: "").replacing(/(?s)<!--.*?-->/, with: "")
    let served = Self.tags(DictationInterface.xml).dropLast() + Self.tags(HistoryInterface.xml).dropFirst()
    #expect(Self.tags(bare) == Array(served))
  }

  private static func tags(_ xml: String) -> [Substring] { xml.matches(of: /<[^>]*>/).map(\.output) }
}
