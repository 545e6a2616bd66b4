import TestSupport
import Testing

@testable import Drawing

@Suite("Lines are thinned to what can be seen")
struct LineThinningTests {
  @Test("Corners on a straight line go, others stay, and so do both ends")
  func known() {
    let line = [Point(0, 0), Point(1, 0.1), Point(2, 0), Point(2, 5), Point(2, 9), Point(7, 9)]
    let expected = [Point(0, 0), Point(2, 0), Point(2, 9), Point(7, 9)]
    #expect(LineThinning.thinned(line, tolerance: 0.3) == expected)
    #expect(LineThinning.thinned(line, tolerance: 0).count == 5)
    for short in [[], [Point(1, 1)], [Point(1, 1), Point(1, 1)]] {
      #expect(LineThinning.thinned(short, tolerance: 1) == short)
    }
  }

  @Test("A line that comes back to its start keeps what lies between")
  func closed() {
    let line = [Point(0, 0), Point(5, 0), Point(5, 5), Point(0, 0)]
    #expect(LineThinning.thinned(line, tolerance: 1) == line)
  }

  @Test("Every corner left out is within the tolerance of what stays")
  func property() async {
    await each([0.3, 2.0, 20]) { (tolerance: Double) in
      var random = TestRandom(seed: 3)
      for _ in 0..<30 {
        var (x, y) = (0.0, 0.0)
        let line = (0..<200).map { _ in
          (x, y) = (x + random.unit() * 3, y - random.unit() * 2)
          return Point(x, y)
        }
        let thin = LineThinning.thinned(line, tolerance: tolerance)
        #expect(thin.count < line.count && thin.first == line.first && thin.last == line.last)
        let pieces = zip(thin, thin.dropFirst()).map { Segment($0, $1) }
        for point in line {
          #expect(pieces.contains { $0.distance(to: point) <= tolerance + 1e-9 })
        }
      }
    }
  }
}
