/// The tones there are: those that come with Utter, and the user's own, which may take the place of the former.
public struct Tones: Hashable, Sendable {
  public let all: [Tone]

  /// What came with Utter, in its order.
  public static let shipped: [Tone] = ToneText(
    String(decoding: PackageResources.shipped_tones, as: UTF8.self)
  ).tones

  public init(own: [Tone] = []) {
    var all = Self.shipped
    for tone in own {
      if let place = all.firstIndex(where: { $0.key == tone.key }) { all[place] = tone } else { all.append(tone) }
    }
    self.all = all
  }

  public subscript(name: String) -> Tone? { all.first { $0.key == name.lowercased() } }
}
