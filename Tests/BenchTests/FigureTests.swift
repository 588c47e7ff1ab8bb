import Foundation
import TestSupport
import Testing

@testable import utter_bench

@Suite struct FigureTests {
  @Test func aTableHasColumnsThatFit() {
    let table = FigureTable(figures: [
      Figure("keys.p50-ratio", 1.054, "×", atMost: 1.1), Figure("a", 1234.5, "ms"),
      Figure("wakeups", 3, "in 10 s", atMost: 0), Figure("b", 42.25, "MB"), Figure("c", -0.5, "ms"),
    ])
    #expect(
      table.lines == [
        "keys.p50-ratio   1.05  ×        ≤ 1.10",
        "a                1235  ms",
        "wakeups             3  in 10 s  ≤ 0     BROKEN",
        "b                42.3  MB",
        "c               -0.50  ms",
      ])
  }

  @Test func noFiguresMakeNoTable() { #expect(FigureTable(figures: []).lines == []) }

  @Test(arguments: [(1.1, 1.1, true), (1.101, 1.1, false), (1.1004, 1.1, true), (0, 0, true)])
  func aBoundIsTheMostThatMayBe(_ value: Double, _ bound: Double, _ ok: Bool) {
    #expect(Figure("x", value, "×", atMost: bound).ok == ok)
  }

  @Test func theFileHasFiveKeysForEachFigure() throws {
    let folder = try TemporaryFolder()
    let file = FigureFile(path: folder.file("bench.json"))
    try file.write([Figure("a", 1, "ms")])
    try file.write([Figure("a", 2.5, "×", atMost: 2), Figure("b", 1, "ms")])
    let json = try JSONSerialization.jsonObject(with: Data(folder.read("bench.json")))
    let expected: [[String: Any]] = [
      ["name": "a", "value": 2.5, "unit": "×", "bound": 2, "ok": false],
      ["name": "b", "value": 1, "unit": "ms", "bound": NSNull(), "ok": true],
    ]
    #expect((json as? NSArray) == expected as NSArray)
  }

  @Test(arguments: [
    ([5.0], 50.0, 5.0), ([1, 2, 3], 50, 2), ([4, 1, 3, 2], 50, 2.5), ([1, 2, 3, 4, 5], 100, 5), ([3, 1, 2], 0, 1),
    (Array(stride(from: 0, through: 100, by: 1)), 95, 95),
  ])
  func percentiles(_ values: [Double], _ percent: Double, _ expected: Double) {
    #expect(values.percentile(percent) == expected)
  }
}
