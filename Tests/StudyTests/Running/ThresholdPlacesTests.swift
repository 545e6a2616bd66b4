import PopGesture
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Study

/// A score's place is the number of thresholds that accept it, whatever the grid.
@Suite("Threshold places")
struct ThresholdPlacesTests {
  /// Thresholds under a name, which is all that a test's output shows of them.
  struct Grid: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let thresholds: [Double]

    init(_ name: String, _ thresholds: [Double]) {
      (testDescription, self.thresholds) = (name, thresholds)
    }
  }

  static let grids: [Grid] = [
    Grid("none", []),
    Grid("one", [0.5]),
    Grid("one at 0", [0]),
    Grid("two", [-3, 7.25]),
    Grid("thirds", Sweep.grid(from: 0.05, to: 0.6, steps: 56)),
    Grid("a thousand", Sweep.grid(from: 10, to: 400, steps: 1000)),
    Grid("the most that can be asked for", Sweep.grid(from: 0, to: 1, steps: 10_000)),
    Grid("closer than a grid resolves", Sweep.grid(from: 0, to: 1e-9, steps: 101)),
    Grid("equal ones", [1, 1, 1, 2, 2, 3.5, 3.5]),
    Grid("all equal", [4, 4, 4]),
    Grid("by ratios", (0..<300).map { 0.001 * Double(1 + $0 * $0 * $0) }),
    Grid("by powers", (-200...200).map { Double(sign: .plus, exponent: $0, significand: 1) }),
    Grid("huge", [-.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude]),
    Grid("tiny", [0, .leastNonzeroMagnitude, 2 * .leastNonzeroMagnitude]),
    Grid("neighbours", [1, 1.0.nextUp, 1.0.nextUp.nextUp]),
  ]

  @Test("is the number of thresholds that accept the score")
  func count() async {
    await each(Self.grids, [ThresholdBoundary.inclusive, .exclusive]) {
      (grid: Grid, boundary: ThresholdBoundary) in
      let places = ThresholdPlaces(grid.thresholds, boundary)
      var scores: [Double] = [
        .nan, -.nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0x1p31, -0x1p31,
        0x1p52, 0x1p53, 0x1p63, 1e300,
      ]
      // All of a short grid, some of a long one.
      let step = max(1, grid.thresholds.count / 250)
      for index in stride(from: 0, to: grid.thresholds.count, by: step) {
        let threshold = grid.thresholds[index]
        let next = grid.thresholds[min(index + 1, grid.thresholds.count - 1)]
        scores += [threshold, threshold.nextUp, threshold.nextDown, -threshold]
        scores += [threshold / 2 + next / 2, threshold / 4 + next / 4 * 3]
      }
      scores += grid.thresholds.suffix(2)
      var generator = TestGenerator(seed: 1)
      if let first = grid.thresholds.first, let last = grid.thresholds.last {
        let (low, high) = (max(first, -1e9) - 1, min(last, 1e9) + 1)
        scores += (0..<500).map { _ in Double.random(in: low...high, using: &generator) }
      }
      for first in stride(from: 0, to: scores.count, by: 64) {
        let part = Array(scores[first..<min(first + 64, scores.count)])
        var found = [Int16](repeating: -1, count: part.count)
        part.withUnsafeBufferPointer { part in
          found.withUnsafeMutableBufferPointer { places.find(part.count, part, into: $0) }
        }
        let expected = part.map { naive($0, grid.thresholds, boundary) }
        #expect(found == expected)
      }
    }
  }

  /// Halving by hand would be as easy to get wrong as the code: thresholds are counted.
  private func naive(
    _ score: Double, _ thresholds: [Double], _ boundary: ThresholdBoundary
  ) -> Int16 {
    var count: Int16 = 0
    for threshold in thresholds where boundary.accepts(score, threshold: threshold) { count += 1 }
    return count
  }
}
