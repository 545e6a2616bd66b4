import Foundation
import TestSupport
import Testing
import TrialStatistics

@Suite("Angles of points")
struct ArctangentTests {
  @Test("Errors are within what the comment states")
  func accuracy() {
    for row in ReferenceValues.arctangent {
      let angle = PortableMath.arctangent(row.y, row.x)
      let error = ((angle - row.high) - row.low).magnitude / row.high.ulp
      #expect(error <= 0.6, "\(row) is \(error) ulp off")
    }
  }

  @Test("The C library agrees but for the last digit, all the way round")
  func agreement() {
    var generator = TestGenerator(seed: 4)
    for _ in 0..<50_000 {
      let (y, x) = (generator.uniform() - 0.5, generator.uniform() - 0.5)
      let expected = Foundation.atan2(y, x)
      #expect((PortableMath.arctangent(y, x) - expected).magnitude <= 2 * expected.ulp)
    }
  }

  /// Zeros, infinities and their signs, as the C library has them.
  @Test
  func ends() async {
    await each([0.0, -0.0, 1, -1, 0x1p-1030, 1e308, .infinity, -.infinity, .nan]) { (y: Double) in
      for x in [0.0, -0.0, 1, -1, 0x1p-1030, -1e308, .infinity, -.infinity, .nan] {
        let (angle, expected) = (PortableMath.arctangent(y, x), Foundation.atan2(y, x))
        #expect(angle == expected || (angle.isNaN && expected.isNaN), "\(y), \(x)")
        #expect(angle.isNaN || angle.sign == expected.sign, "\(y), \(x)")
      }
    }
  }
}
