/// The joint distribution of a sideways stroke in one direction: means, spread between people and
/// spread within one person, of five quantities that move together.
///
/// The five, in order: square root of the length in widths; ln of the duration in ms; start in
/// widths from the edge that the stroke moves away from; tilt in degrees, up positive; lift phase.
/// Fitted from 21 people's paging strokes on phones 320 dp wide (touchalytics, Frank et al. 2013).
/// Means and spreads are those before rejection of strokes that leave the screen; they are centred
/// so that the accepted strokes match.
struct StrokeModel: Sendable {
  /// Means of the five quantities.
  let mean: Vector5
  /// Lower Cholesky factor of the covariance between people.
  let betweenPeople: LowerTriangle5
  /// Lower Cholesky factor of the covariance within one person.
  let withinPerson: LowerTriangle5
  /// Regression of square-root length and of ln duration on the start, within one person: how a
  /// person who starts elsewhere changes the stroke.
  let lengthPerStart: Float
  let durationPerStart: Float
  /// ln of the path's largest deviation over its length: mean and standard deviation.
  let bowMean: Float
  let bowDeviation: Float

  /// - Parameters:
  ///   - between, within: covariances, row by row.
  init(
    mean: [Double], between: [[Double]], within: [[Double]], bow: (mean: Double, deviation: Double)
  ) {
    self.mean = Vector5(mean.map(Float.init))
    betweenPeople = LowerTriangle5(choleskyOf: between)
    withinPerson = LowerTriangle5(choleskyOf: within)
    lengthPerStart = Float(within[0][2] / within[2][2])
    durationPerStart = Float(within[1][2] / within[2][2])
    bowMean = Float(bow.mean)
    bowDeviation = Float(bow.deviation)
  }
}
