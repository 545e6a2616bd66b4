import SwipeSimulation
import TrialStatistics

/// Makes a covariance of what an estimate gives.
///
/// Differences of moments need not be positive definite. Variances are raised to a floor, and the
/// eigenvalues of the correlations (whose units are alike) to .02; the variances are then restored,
/// so that only correlations that cannot be are weakened.
enum CovarianceFloor {
  private static let leastEigenvalue = 0.02

  /// The covariance nearest to a symmetric matrix, with variances of at least `floors` and at most
  /// what a population file may hold.
  static func covariance(_ rows: [[Double]], atLeast floors: [Double]) -> [[Double]] {
    let ranges = StrokeModelRange.quantities
    let variances = floors.indices.map { place in
      let most = ranges[place].deviation.upperBound
      return min(max(rows[place][place], floors[place]), most * most)
    }
    let deviations = variances.map { $0.squareRoot() }
    var correlations = rows
    for row in floors.indices {
      for column in floors.indices {
        let value = rows[row][column] / (deviations[row] * deviations[column])
        correlations[row][column] = row == column ? 1 : min(max(value, -1), 1)
      }
    }
    let raised = SymmetricEigen(correlations).matrix(eigenvaluesAtLeast: leastEigenvalue)
    let scales = floors.indices.map { deviations[$0] / raised[$0][$0].squareRoot() }
    return floors.indices.map { row in
      floors.indices.map { column in
        // The mean of both halves is symmetric to the last bit.
        (raised[row][column] + raised[column][row]) / 2 * scales[row] * scales[column]
      }
    }
  }
}
