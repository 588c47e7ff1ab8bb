import Speech

/// A journal that holds what a test put into it.
struct Recording: AudioReplay {
  let kept: [Int16]

  init(_ samples: [Int16]) { kept = samples }

  func samples(from offset: Int, count: Int) async -> [Int16] { Array(kept.dropFirst(offset).prefix(count)) }
}
