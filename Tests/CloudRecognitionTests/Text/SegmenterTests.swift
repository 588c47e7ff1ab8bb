import Speech
import Testing

@testable import CloudRecognition

@Suite struct SegmenterTests {
  /// Recordings as lengths in seconds, and whether their samples are those that were spoken.
  private func cut(_ samples: [Int16], piece: Int = 333) -> [[Int16]] {
    var segmenter = Segmenter()
    var steps: [Segmenter.Step] = []
    for start in stride(from: 0, to: samples.count, by: piece) {
      steps += segmenter.feed(Array(samples[start..<min(start + piece, samples.count)]))
    }
    var recordings: [[Int16]] = []
    for step in steps + segmenter.finish() {
      if step == .open { recordings.append([]) }
      if case .samples(let samples) = step { recordings[recordings.count - 1] += samples }
    }
    return recordings
  }

  @Test func silenceIsNoRecording() { #expect(cut(Stage.silence(60)).isEmpty) }

  @Test func aSentenceIsOneRecording() {
    let speech = Stage.silence(0.5) + Stage.noise(3) + Stage.silence(0.7)
    #expect(cut(speech) == [speech])
  }

  @Test func pausesEndRecordingsThatAreLongEnough() {
    let recordings = cut(Stage.noise(4) + Stage.silence(0.5) + Stage.noise(5) + Stage.silence(0.5) + Stage.noise(4))
    #expect(recordings.count == 2)
    #expect(
      recordings.reduce([], +) == Stage.noise(4) + Stage.silence(0.5) + Stage.noise(5) + Stage.silence(0.5)
        + Stage.noise(4))
  }

  @Test func aLongPauseEndsAnyRecording() {
    let recordings = cut(Stage.noise(1) + Stage.silence(10) + Stage.noise(1))
    #expect(recordings.count == 2)
    #expect(recordings.allSatisfy { $0.count < 16_000 * 4 })
  }

  /// Nobody can speak so long that a recording is longer than 30 s, and nothing is lost or doubled at the cuts.
  @Test func whoNeverPausesIsCutWhereItIsQuietest() {
    let speech = Stage.noise(28.5) + Stage.silence(0.06) + Stage.noise(40)
    let recordings = cut(speech)
    #expect(recordings.count == 3)
    #expect(recordings.reduce([], +) == speech)
    #expect(recordings.allSatisfy { $0.count <= 16_000 * 30 })
    #expect(abs(recordings[0].count - Int(28.53 * 16_000)) < 800)
  }
}
