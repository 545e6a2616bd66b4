/// Eigenvalues and eigenvectors of a small symmetric matrix, by Jacobi's rotations (1846).
///
/// Each rotation makes one pair of off-diagonal entries zero and leaves the eigenvalues as they
/// are; sweeps over all pairs converge quadratically. Slow for large matrices, and accurate for
/// small ones.
public struct SymmetricEigen: Sendable {
  /// The eigenvalues, in no particular order.
  public private(set) var values: [Double]
  /// The eigenvectors: column k of these rows belongs to `values[k]`; orthonormal.
  public private(set) var vectors: [[Double]]

  /// Decomposes a symmetric matrix, given as rows of equal number and length (precondition); only
  /// the means of mirrored entries count.
  public init(_ rows: [[Double]]) {
    let size = rows.count
    precondition(rows.allSatisfy { $0.count == size })
    var matrix = rows
    for row in 0..<size {
      for column in 0..<size { matrix[row][column] = (rows[row][column] + rows[column][row]) / 2 }
    }
    vectors = (0..<size).map { row in (0..<size).map { $0 == row ? 1 : 0 } }
    values = []
    let scale = matrix.joined().map(\.magnitude).max() ?? 0
    for _ in 0..<60 {
      var largest = 0.0
      for first in 0..<size {
        for second in (first + 1)..<size {
          largest = max(largest, abs(matrix[first][second]))
          rotate(&matrix, first, second)
        }
      }
      if largest <= 1e-15 * scale { break }
    }
    values = (0..<size).map { matrix[$0][$0] }
  }

  /// The matrix with these eigenvectors and the eigenvalues raised to at least `floor`: the nearest
  /// one (Frobenius norm) among those whose eigenvalues are no smaller.
  public func matrix(eigenvaluesAtLeast floor: Double) -> [[Double]] {
    let raised = values.map { max($0, floor) }
    return vectors.map { left in
      vectors.map { right in
        var sum = 0.0
        for place in raised.indices { sum += left[place] * raised[place] * right[place] }
        return sum
      }
    }
  }

  /// Makes entry (p, q) zero by turning the plane of axes p and q.
  private mutating func rotate(_ matrix: inout [[Double]], _ p: Int, _ q: Int) {
    let entry = matrix[p][q]
    if entry == 0 { return }
    let ratio = (matrix[q][q] - matrix[p][p]) / (2 * entry)
    // The smaller of the two angles, without cancellation.
    let tangent = (ratio < 0 ? -1 : 1) / (abs(ratio) + (ratio * ratio + 1).squareRoot())
    let cosine = 1 / (tangent * tangent + 1).squareRoot()
    let sine = tangent * cosine
    for row in matrix.indices {
      let (x, y) = (matrix[row][p], matrix[row][q])
      (matrix[row][p], matrix[row][q]) = (cosine * x - sine * y, sine * x + cosine * y)
    }
    for column in matrix.indices {
      let (x, y) = (matrix[p][column], matrix[q][column])
      (matrix[p][column], matrix[q][column]) = (cosine * x - sine * y, sine * x + cosine * y)
    }
    for row in vectors.indices {
      let (x, y) = (vectors[row][p], vectors[row][q])
      (vectors[row][p], vectors[row][q]) = (cosine * x - sine * y, sine * x + cosine * y)
    }
  }
}
