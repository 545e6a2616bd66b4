import TestSupport
import Testing

@testable import TrialStatistics

@Suite("Eigenvalues of symmetric matrices")
struct SymmetricEigenTests {
  @Test("known eigenvalues")
  func known() async {
    await each([
      ([[2.0, 1], [1, 2]], [1.0, 3]),
      (
        [[2, -1, 0], [-1, 2, -1], [0, -1, 2]], [0.585_786_437_626_905, 2, 3.414_213_562_373_095]
      ),
      ([[4, 0], [0, -9]], [-9, 4]),
      ([[1, 1, 1], [1, 1, 1], [1, 1, 1]], [0, 0, 3]),
      ([[5]], [5]),
    ]) { rows, values in
      for (found, value) in zip(SymmetricEigen(rows).values.sorted(), values) {
        #expect(abs(found - value) < 1e-12)
      }
    }
  }

  @Test("eigenvectors are orthonormal and give the matrix back")
  func reconstruction() {
    var generator = TestGenerator(seed: 3)
    for size in 1...6 {
      var rows = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
      for row in 0..<size {
        for column in 0...row {
          rows[row][column] = generator.uniform() - 0.5
          rows[column][row] = rows[row][column]
        }
      }
      let eigen = SymmetricEigen(rows)
      let back = eigen.matrix(eigenvaluesAtLeast: -10)
      for row in 0..<size {
        for column in 0..<size {
          #expect(abs(back[row][column] - rows[row][column]) < 1e-13)
          var product = 0.0
          for place in 0..<size {
            product += eigen.vectors[place][row] * eigen.vectors[place][column]
          }
          #expect(abs(product - (row == column ? 1 : 0)) < 1e-13)
        }
      }
    }
  }

  @Test("raised eigenvalues leave the others and the vectors alone")
  func floor() {
    let raised = SymmetricEigen([[1, 2], [2, 1]]).matrix(eigenvaluesAtLeast: 0.5)
    // Eigenvalues 3 and -1 along (1, 1) and (1, -1): -1 becomes 0.5.
    for (found, value) in zip(raised.joined(), [1.75, 1.25, 1.25, 1.75]) {
      #expect(abs(found - value) < 1e-14)
    }
  }
}
