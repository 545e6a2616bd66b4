/// A lower triangular 5 x 5 matrix that turns independent normals into correlated ones.
struct LowerTriangle5: Sendable, Equatable {
  /// Row after row: 1 + 2 + 3 + 4 + 5 entries.
  private let entries: SIMD16<Float>

  /// The Cholesky factor of a positive definite covariance.
  init(choleskyOf covariance: Matrix5) {
    let factor = Self.factor(of: covariance).factor
    var entries = SIMD16<Float>(repeating: 0)
    var place = 0
    for row in 0..<5 {
      for column in 0...row {
        entries[place] = Float(factor[row][column])
        place += 1
      }
    }
    self.entries = entries
  }

  /// What remains of each variance after the quantities before it: all positive exactly when the
  /// matrix is positive definite.
  static func pivots(of covariance: Matrix5) -> [Double] { factor(of: covariance).pivots }

  private static func factor(of covariance: Matrix5) -> (factor: [[Double]], pivots: [Double]) {
    var factor = [[Double]](repeating: [Double](repeating: 0, count: 5), count: 5)
    var pivots: [Double] = []
    for row in 0..<5 {
      for column in 0...row {
        var rest = covariance[row, column]
        for inner in 0..<column { rest -= factor[row][inner] * factor[column][inner] }
        if row == column {
          pivots.append(rest)
          factor[row][row] = max(rest, 0).squareRoot()
        } else {
          let pivot = factor[column][column]
          factor[row][column] = pivot > 0 ? rest / pivot : 0
        }
      }
    }
    return (factor, pivots)
  }

  /// The product with five independent standard normals, drawn in order.
  func draw(_ draws: inout DrawStream) -> Vector5 {
    let (z0, z1, z2) = (draws.normal(), draws.normal(), draws.normal())
    let (z3, z4) = (draws.normal(), draws.normal())
    let e = entries
    return Vector5(
      length: e[0] * z0,
      duration: e[1] * z0 + e[2] * z1,
      start: e[3] * z0 + e[4] * z1 + e[5] * z2,
      tilt: e[6] * z0 + e[7] * z1 + e[8] * z2 + e[9] * z3,
      lift: e[10] * z0 + e[11] * z1 + e[12] * z2 + e[13] * z3 + e[14] * z4)
  }
}
