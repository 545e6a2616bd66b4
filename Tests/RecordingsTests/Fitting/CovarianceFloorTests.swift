import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings

@Suite("Covariances from estimates")
struct CovarianceFloorTests {
  @Test("a covariance far from the floor stays what it is")
  func unchanged() {
    let rows = Population.everyday.rightGoing.within.rows
    let floored = CovarianceFloor.covariance(rows, atLeast: [0, 0, 0, 0, 0])
    for (found, value) in zip(floored.joined(), rows.joined()) {
      #expect(abs(found - value) <= 1e-12 * max(1, abs(value)))
    }
  }

  @Test(
    "whatever comes in, a covariance with these variances comes out, as far as files may hold them")
  func positiveDefinite() async {
    await each([
      [
        [1.0, 9, 9, 9, 9], [9, 1, 9, -9, 9], [9, 9, 1, 9, 9], [9, -9, 9, 1, 9], [9, 9, 9, 9, 1],
      ],
      [
        [-1, 0, 0, 0, 0], [0, -1, 0, 0, 0], [0, 0, -1, 0, 0], [0, 0, 0, -1, 0],
        [0, 0, 0, 0, -1],
      ],
      [
        [1e-4, 0.01, 0.01, 1, 0], [0.01, 1, 1, 100, 0], [0.01, 1, 1, 100, 0],
        [1, 100, 100, 1e4, 0], [0, 0, 0, 0, 0],
      ],
    ]) { (rows: [[Double]]) in
      let floors = [1e-5, 1e-4, 1e-5, 0.1, 1e-5]
      let floored = CovarianceFloor.covariance(rows, atLeast: floors)
      #expect(Matrix5(floored).isCovariance)
      for place in 0..<5 {
        let most = StrokeModelRange.quantities[place].deviation.upperBound
        let variance = min(max(rows[place][place], floors[place]), most * most)
        #expect(abs(floored[place][place] / variance - 1) < 1e-12)
      }
    }
  }
}
