import TestSupport
import Testing

@testable import Drawing

@Suite("Spreading")
struct SpreadingTests {
  @Test("Known results")
  func known() async {
    await each(
      [
        ([], []),
        ([5.0], [5.0]),
        ([3.0, 3.0], [2.0, 4.0]),
        ([0.0, 0.5, 9.0], [0.0, 2.0, 9.0]),
        ([9.0, 1.0], [9.0, 1.0]),
        ([4.0, 4.0, 4.0], [2.0, 4.0, 6.0]),
        ([10.0, 10.0], [8.0, 10.0]),
      ] as [([Double], [Double])]
    ) { wanted, expected in
      #expect(Spreading.positions(wanted, gap: 2, in: 0...10) == expected)
    }
  }

  @Test("A range too short for all gaps is shared evenly")
  func tooShort() {
    #expect(Spreading.positions([1, 1, 1], gap: 5, in: 0...4) == [0, 2, 4])
  }

  @Test("Order, gaps and range hold; no small move of one value comes closer to what was wanted")
  func property() {
    var random = TestRandom(seed: 8)
    for _ in 0..<200 {
      let wanted = (0..<8).map { _ in random.unit() * 100 }.sorted()
      let found = Spreading.positions(wanted, gap: 9, in: 0...100)
      for (left, right) in zip(found, found.dropFirst()) { #expect(right - left >= 9 - 1e-9) }
      #expect(found[0] >= -1e-9 && found[7] <= 100 + 1e-9)
      for index in found.indices {
        for move in [-0.01, 0.01] {
          let moved = found[index] + move
          let left = index > 0 ? found[index - 1] + 9 : 0
          let right = index < 7 ? found[index + 1] - 9 : 100
          let allowed = moved >= left && moved <= right
          let before = abs(found[index] - wanted[index])
          #expect(!allowed || abs(moved - wanted[index]) > before - 1e-9)
        }
      }
    }
  }

  @Test("Isotonic regression pools violators to their mean")
  func isotonic() {
    #expect(Spreading.isotonic([1, 3, 2, 4, 3.5, 5]) == [1, 2.5, 2.5, 3.75, 3.75, 5])
    #expect(Spreading.isotonic([3, 2, 1]) == [2, 2, 2])
  }
}
