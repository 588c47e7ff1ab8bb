import TestSupport

/// Random choices from lists; a failure can be repeated by its seed.
struct Dice: RandomNumberGenerator {
  private var random: SeededRandom

  init(seed: Int) { random = SeededRandom(seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15) }

  mutating func next() -> UInt64 { random.next() }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[Int.random(in: list.indices, using: &self)] }

  mutating func words(_ count: ClosedRange<Int>, from list: [String]) -> [String] {
    (0..<Int.random(in: count, using: &self)).map { _ in pick(list) }
  }
}
