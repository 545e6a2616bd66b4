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

  /// Five independent standard normals, drawn in order.
  static func normals(_ draws: inout DrawStream) -> Vector5 {
    let (z0, z1, z2) = (draws.normal(), draws.normal(), draws.normal())
    let (z3, z4) = (draws.normal(), draws.normal())
    return Vector5(length: z0, duration: z1, start: z2, tilt: z3, lift: z4)
  }

  /// The product with a vector.
  @inline(__always)
  func product(_ z: Vector5) -> Vector5 {
    let e = entries
    let lift = e[10] * z.length + e[11] * z.duration + e[12] * z.start
    return Vector5(
      length: e[0] * z.length,
      duration: e[1] * z.length + e[2] * z.duration,
      start: e[3] * z.length + e[4] * z.duration + e[5] * z.start,
      tilt: e[6] * z.length + e[7] * z.duration + e[8] * z.start + e[9] * z.tilt,
      lift: lift + e[13] * z.tilt + e[14] * z.lift)
  }
}
