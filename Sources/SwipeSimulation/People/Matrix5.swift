/// A 5 x 5 matrix without memory of its own: the covariance of the five quantities of a stroke.
public struct Matrix5: Sendable, Equatable {
  private var first, second, third, fourth, fifth: SIMD8<Double>

  /// Creates a matrix from five rows of five numbers; missing ones are 0.
  public init(_ rows: [[Double]]) {
    func row(_ index: Int) -> SIMD8<Double> {
      var result = SIMD8<Double>(repeating: 0)
      guard index < rows.count else { return result }
      for column in 0..<min(5, rows[index].count) { result[column] = rows[index][column] }
      return result
    }
    (first, second, third) = (row(0), row(1), row(2))
    (fourth, fifth) = (row(3), row(4))
  }

  /// The entry in a row and column, both from 0 to 4.
  public subscript(row: Int, column: Int) -> Double {
    switch row {
    case 0: first[column]
    case 1: second[column]
    case 2: third[column]
    case 3: fourth[column]
    default: fifth[column]
    }
  }

  /// The rows.
  public var rows: [[Double]] {
    (0..<5).map { row in (0..<5).map { self[row, $0] } }
  }

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
