/// The joint distribution of a sideways stroke in one direction: means, spread between people and
/// spread within one person, of five quantities that move together.
///
/// The five, in order: square root of the length in reaches; ln of the duration in ms; start in
/// reaches from the edge that the stroke moves away from; tilt in degrees, up positive; lift phase.
/// Means and spreads are those before rejection of strokes that leave the view; they are centred so
/// that the accepted strokes match.
public struct StrokeModel: Sendable, Equatable {
  /// Means of the five quantities.
  public let means: SIMD8<Double>
  /// Covariance of people's means in one direction.
  ///
  /// Length, duration and lift are then given one score for both directions (`Participant`), which
  /// keeps their spreads and makes their correlations with start and tilt 1/sqrt 2 of these.
  public let between: Matrix5
  /// Covariance of one person's strokes.
  public let within: Matrix5
  /// How strokes curve.
  public let bow: Bow
  /// Added to the fitted lift phase, so that the release ratio *measured* from noisy 60 Hz events
  /// is the recorded one (indirect inference).
  public let liftShift: Float

  let mean: Vector5
  /// Standard deviations between people.
  let spreadBetweenPeople: Vector5
  let betweenPeople: LowerTriangle5
  let withinPerson: LowerTriangle5
  /// Regression of square-root length and of ln duration on the start, within one person: how a
  /// person who starts elsewhere changes the stroke; held within -5 to 5 (fitted: -1 to -.5), as
  /// people who all start at one place say nothing about other places.
  let lengthPerStart: Float
  let durationPerStart: Float

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - mean: five means.
  ///   - between, within: positive definite covariances.
  public init(
    mean: [Double], between: Matrix5, within: Matrix5, bow: Bow, liftShift: Float
  ) {
    var means = SIMD8<Double>(repeating: 0)
    for index in 0..<min(5, mean.count) { means[index] = mean[index] }
    self.means = means
    self.between = between
    self.within = within
    self.bow = bow
    self.liftShift = liftShift
    self.mean = Vector5((0..<5).map { Float(means[$0]) })
    spreadBetweenPeople = Vector5((0..<5).map { Float(between[$0, $0].squareRoot()) })
    betweenPeople = LowerTriangle5(choleskyOf: between)
    withinPerson = LowerTriangle5(choleskyOf: within)
    let slopes = [0, 1].map { Float(min(max(within[$0, 2] / within[2, 2], -5), 5)) }
    (lengthPerStart, durationPerStart) = (slopes[0], slopes[1])
  }

  /// The largest deviation of strokes from their straight line over their length, upwards positive:
  /// normal between people and, with heavy tails, within one.
  ///
  /// Of one person's strokes 15% vary 2.5 times as much as the others: the recorded deviations
  /// have a robust standard deviation far below the plain one (.027 against .12, right-going).
  public struct Bow: Sendable, Equatable {
    /// Mean over people, and standard deviations between people and within one person.
    public let mean, betweenPeople, withinPerson: Float

    /// Creates a bow.
    public init(mean: Float, betweenPeople: Float, withinPerson: Float) {
      (self.mean, self.betweenPeople, self.withinPerson) = (mean, betweenPeople, withinPerson)
    }
  }
}
