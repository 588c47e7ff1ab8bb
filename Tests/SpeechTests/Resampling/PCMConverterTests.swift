import Testing

@testable import Speech

@Suite struct PCMConverterTests {
  @Test(
    arguments: [
      (0, 0), (1, 32_767), (-1, -32_768), (7, 32_767), (-7, -32_768), (0.5, 16_384), (1.0 / 32_768, 1),
    ] as [(Float, Int16)])
  func `floats become the nearest sample and clip`(value: Float, sample: Int16) {
    #expect(PCMConverter.quantized(value) == sample)
  }

  @Test func `16 kHz mono comes out bit by bit`() {
    let samples = Signal.noise(amplitude: 1, seconds: 0.5)
    var converter = PCMConverter(rate: 16_000, channels: 1)
    #expect(converter.feed(samples.map { Float($0) / 32_768 }) + converter.finish() == samples)
  }

  @Test func `what is no number counts as silence`() {
    var converter = PCMConverter(rate: 16_000, channels: 1)
    #expect(converter.feed([.nan, .infinity, -.infinity, 0.5]) == [0, 0, 0, 16_384])
  }

  @Test(
    arguments: [
      (1, [0.1, 0.2], [0.1, 0.2]),
      (2, [0.2, 0.4, -1, 1], [0.3, 0]),
      (2, [0.2, 0.4, 0.9], [0.3]),
      (4, [1, 0, 0, 0], [0.25]),
      (3, [], []),
    ] as [(Int, [Float], [Float])])
  func `channels are averaged`(channels: Int, frames: [Float], mono: [Float]) {
    let mixed = Downmix.mono(frames, channels: channels)
    #expect(mixed.count == mono.count)
    #expect(zip(mixed, mono).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
