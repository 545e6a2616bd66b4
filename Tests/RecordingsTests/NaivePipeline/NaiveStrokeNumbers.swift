import Foundation

@testable import SwipeSimulation

/// The five quantities of a stroke, in the documented order of `StrokeModel`.
enum Quantity {
  static let rootLength = 0
  static let logDuration = 1
  static let start = 2
  static let tilt = 3
  static let lift = 4
}

/// A stroke model's numbers as plain arrays, with a Cholesky factor and regressions of its own.
struct NaiveStrokeNumbers {
  let mean: [Double]
  let between: [[Double]]
  let within: [[Double]]
  /// Slopes of root length and ln duration on the start, within one person.
  let rootLengthPerStart: Double
  let logDurationPerStart: Double
  let bowMean: Double
  let bowBetween: Double
  let bowWithin: Double
  let liftShift: Double
  /// Standard deviations between people.
  let spread: [Double]
  private let betweenFactor: [[Double]]
  private let withinFactor: [[Double]]

  init(_ model: StrokeModel) {
    mean = (0..<5).map { model.means[$0] }
    between = model.between.rows
    within = model.within.rows
    rootLengthPerStart =
      within[Quantity.rootLength][Quantity.start] / within[Quantity.start][Quantity.start]
    logDurationPerStart =
      within[Quantity.logDuration][Quantity.start] / within[Quantity.start][Quantity.start]
    bowMean = Double(model.bow.mean)
    bowBetween = Double(model.bow.betweenPeople)
    bowWithin = Double(model.bow.withinPerson)
    liftShift = Double(model.liftShift)
    spread = (0..<5).map { [between] in sqrt(between[$0][$0]) }
    betweenFactor = Self.choleskyFactor(of: between)
    withinFactor = Self.choleskyFactor(of: within)
  }

  /// How a person differs from everybody.
  func drawPerson(_ random: inout NaiveRandom) -> [Double] {
    Self.correlated(betweenFactor, &random)
  }

  /// How a stroke differs from its person's usual one.
  func drawStroke(_ random: inout NaiveRandom) -> [Double] {
    Self.correlated(withinFactor, &random)
  }

  /// Lower triangular L with L L^T = matrix, column after column (Cholesky-Crout).
  private static func choleskyFactor(of matrix: [[Double]]) -> [[Double]] {
    let size = matrix.count
    var factor = matrix.map { $0.map { _ in 0.0 } }
    for column in 0..<size {
      let known = factor[column][0..<column].map { $0 * $0 }.reduce(0, +)
      factor[column][column] = sqrt(matrix[column][column] - known)
      for row in (column + 1)..<max(size, column + 1) {
        let dot = (0..<column).map { factor[row][$0] * factor[column][$0] }.reduce(0, +)
        factor[row][column] = (matrix[row][column] - dot) / factor[column][column]
      }
    }
    return factor
  }

  private static func correlated(_ factor: [[Double]], _ random: inout NaiveRandom) -> [Double] {
    let normals = factor.map { _ in random.normal() }
    return factor.map { row in zip(row, normals).map(*).reduce(0, +) }
  }
}
