import Foundation
import Speech
import TestSupport
import Testing

@testable import SherpaRecognizer

/// Words of the dictionary, for models that take them.
@Suite struct HotwordTests {
  private let folder: TemporaryFolder
  private let loader = SherpaLoader(libraryFolder: TinyModel.library)

  init() throws { folder = try TemporaryFolder() }

  @Test func wordPiecesAreReadFromASentencePieceModel() throws {
    let file = try folder.write(Self.model(["▁hel": -1.5, "lo": -2]), to: "bpe.model")
    let vocabulary = try PieceVocabulary(sentencePieceModel: file)
    #expect(vocabulary.lines == "lo -2.0\n▁hel -1.5\n")
    let (path, written) = try vocabulary.withFile { path throws(RecognizerError) in
      (path, FileManager.default.contents(atPath: path))
    }
    #expect(written == Data(vocabulary.lines.utf8))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [[], [7], [10, 200, 1, 3], Array("not a protocol buffer".utf8), [UInt8](repeating: 255, count: 99)])
  func aFileThatIsNoneIsRefused(bytes: [UInt8]) throws {
    let file = try folder.write(bytes, to: "bpe.model")
    #expect(throws: RecognizerError.self) { try PieceVocabulary(sentencePieceModel: file) }
  }

  /// "for" and "four" sound alike to the tiny transducers, and "four" a little better.
  @Test(arguments: [TinyModel.onlineTransducer, TinyModel.offlineTransducer])
  func aWordOfTheDictionaryIsPreferred(model: EngineConfiguration) throws {
    #expect(try words(of: model, hints: []).contains("three four"))
    #expect(try words(of: model, hints: ["for"]).contains("three for "))
    // What it cannot spell is left out, and takes nothing with it.
    let hints = ["hello world", "Zürich", "C/C++", "", "日本", "for", "sender"]
    #expect(try words(of: model, hints: hints).contains("three for "))
  }

  @Test(arguments: [[], ["hello"], ["hello world", "send", "Zürich", "C/C++", "", "日本"]])
  func beamSearchWithHotwordsUnderstandsAsMuch(hints: [String]) throws {
    #expect(try words(of: TinyModel.onlineTransducer, hints: hints) == "one two three four five")
  }

  @Test(arguments: [TinyModel.online, TinyModel.offline]) func otherNetworksDoNotSearch(model: EngineConfiguration)
    throws
  {
    #expect(try words(of: model, hints: ["for"]).hasPrefix("one two three four"))
  }

  private func words(of model: EngineConfiguration, hints: [String]) throws -> String {
    var configuration = model
    let tokens = try String(contentsOfFile: TinyModel.folder + "/tokens.txt", encoding: .utf8)
    let pieces = tokens.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    configuration.files["bpe"] = try folder.write(
      Self.model(Dictionary(uniqueKeysWithValues: pieces.map { ($0, -1) })), to: "bpe.model")
    configuration.options["decoding"] = "beam"
    let stream = try loader.load(configuration).makeStream(for: RecognitionContext(language: "en", hints: hints))
    _ = try stream.accept(TinyModel.samples("digits"))
    return try stream.finish().text
  }

  private static func model(_ pieces: [String: Float]) -> [UInt8] {
    pieces.sorted { $0.key < $1.key }.reduce(into: []) { bytes, piece in
      let text = Array(piece.key.utf8)
      let score = withUnsafeBytes(of: piece.value.bitPattern.littleEndian, Array.init)
      let entry = [10, UInt8(text.count)] + text + [21] + score
      bytes += [10, UInt8(entry.count)] + entry
    }
  }
}
