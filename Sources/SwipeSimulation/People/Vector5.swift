/// Five numbers, one per quantity of a stroke.
struct Vector5: Sendable {
  var length, duration, start, tilt, lift: Float

  init(length: Float, duration: Float, start: Float, tilt: Float, lift: Float) {
    (self.length, self.duration, self.start) = (length, duration, start)
    (self.tilt, self.lift) = (tilt, lift)
  }

  init(_ values: [Float]) {
    self.init(
      length: values[0], duration: values[1], start: values[2], tilt: values[3], lift: values[4])
  }

  static func + (a: Vector5, b: Vector5) -> Vector5 {
    Vector5(
      length: a.length + b.length, duration: a.duration + b.duration, start: a.start + b.start,
      tilt: a.tilt + b.tilt, lift: a.lift + b.lift)
  }

  /// The point a share of the way from `a` to `b`.
  static func between(_ a: Vector5, _ b: Vector5, share: Float) -> Vector5 {
    func mix(_ x: Float, _ y: Float) -> Float { x * (1 - share) + y * share }
    return Vector5(
      length: mix(a.length, b.length), duration: mix(a.duration, b.duration),
      start: mix(a.start, b.start), tilt: mix(a.tilt, b.tilt), lift: mix(a.lift, b.lift))
  }
}

/// A lower triangular 5 x 5 matrix that turns independent normals into correlated ones.
struct LowerTriangle5: Sendable {
  /// Row after row: 1 + 2 + 3 + 4 + 5 entries.
  private let entries: SIMD16<Float>

  /// The Cholesky factor of a positive definite covariance, given row by row.
  init(choleskyOf covariance: [[Double]]) {
    var factor = [[Double]](repeating: [Double](repeating: 0, count: 5), count: 5)
    for row in 0..<5 {
      for column in 0...row {
        var rest = covariance[row][column]
        for inner in 0..<column { rest -= factor[row][inner] * factor[column][inner] }
        factor[row][column] =
          row == column ? max(rest, 0).squareRoot() : rest / factor[column][column]
      }
    }
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
