/// A 5 x 5 matrix without memory of its own: the covariance of the five quantities of a stroke.
public struct Matrix5: Sendable, Equatable {
  /// Row after row.
  private var entries = SIMD32<Double>(repeating: 0)

  /// Creates a matrix from five rows of five numbers; missing ones are 0.
  public init(_ rows: [[Double]]) {
    for (row, numbers) in rows.prefix(5).enumerated() {
      for (column, number) in numbers.prefix(5).enumerated() { entries[5 * row + column] = number }
    }
  }

  /// The entry in a row and column, both from 0 to 4.
  public subscript(row: Int, column: Int) -> Double { entries[5 * row + column] }

  /// The rows.
  public var rows: [[Double]] { (0..<5).map { row in (0..<5).map { self[row, $0] } } }

  /// Whether it can be a covariance: symmetric and positive definite.
  public var isCovariance: Bool {
    for row in 0..<5 {
      for column in 0..<row where abs(self[row, column] - self[column, row]) > 1e-9 {
        return false
      }
    }
    return LowerTriangle5.pivots(of: self).allSatisfy { $0 > 0 }
  }
}

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
  @inline(__always) func product(_ z: Vector5) -> Vector5 {
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

/// Five numbers, one per quantity of a stroke.
struct Vector5: LaneValue, Sendable, Equatable {
  var length, duration, start, tilt, lift: Float

  @inline(__always) init(length: Float, duration: Float, start: Float, tilt: Float, lift: Float) {
    (self.length, self.duration, self.start) = (length, duration, start)
    (self.tilt, self.lift) = (tilt, lift)
  }

  init(_ values: [Float]) {
    self.init(
      length: values[0], duration: values[1], start: values[2], tilt: values[3], lift: values[4])
  }

  @inline(__always) static func + (a: Vector5, b: Vector5) -> Vector5 {
    Vector5(
      length: a.length + b.length, duration: a.duration + b.duration, start: a.start + b.start,
      tilt: a.tilt + b.tilt, lift: a.lift + b.lift)
  }

  /// The point a share of the way from `a` to `b`.
  @inline(__always) static func between(_ a: Vector5, _ b: Vector5, share: Float) -> Vector5 {
    @inline(__always) func mix(_ x: Float, _ y: Float) -> Float { x * (1 - share) + y * share }
    return Vector5(
      length: mix(a.length, b.length), duration: mix(a.duration, b.duration),
      start: mix(a.start, b.start), tilt: mix(a.tilt, b.tilt), lift: mix(a.lift, b.lift))
  }
}
