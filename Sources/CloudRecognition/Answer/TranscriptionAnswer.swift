internal import FoundationEssentials

/// What a service said about a recording.
struct TranscriptionAnswer: Equatable, Sendable {
  var text: String
  /// How sure the service is that nothing was said, 0...1, at the least sure place; nil where it does not say.
  var noSpeech: Double?
  /// How well the text compresses, at its most repetitive place; above 2.4 it repeats itself.
  var compression: Double?
}

extension TranscriptionAnswer {
  /// - Throws: `CloudFault.notUnderstood` for what is no answer.
  init(parsing body: [UInt8]) throws(CloudFault) {
    guard String(validating: body, as: UTF8.self) != nil,
      let answer = try? JSONDecoder().decode(Body.self, from: Data(body))
    else { throw .notUnderstood }
    text = SafeText.make(of: answer.text)
    noSpeech = answer.segments.compactMap(\.noSpeech).min()
    compression = answer.segments.compactMap(\.compression).max()
  }

  private struct Body: Decodable {
    let text: String
    let segments: [Segment]

    enum CodingKeys: CodingKey { case text, segments }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      text = try container.decode(String.self, forKey: .text)
      // Servers differ in what stands in the parts; the text is what matters.
      segments = (try? container.decode([Segment].self, forKey: .segments)) ?? []
    }
  }

  private struct Segment: Decodable {
    let noSpeech: Double?
    let compression: Double?

    enum CodingKeys: String, CodingKey {
      case noSpeech = "no_speech_prob"
      case compression = "compression_ratio"
    }
  }
}
