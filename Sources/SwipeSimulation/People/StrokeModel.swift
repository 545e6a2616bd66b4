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
  public init(mean: [Double], between: Matrix5, within: Matrix5, bow: Bow, liftShift: Float) {
    var means = SIMD8<Double>(repeating: 0)
    for index in 0..<min(5, mean.count) { means[index] = mean[index] }
    (self.means, self.between, self.within, self.bow) = (means, between, within, bow)
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
    public var mean, betweenPeople, withinPerson: Float

    package init(mean: Float, betweenPeople: Float, withinPerson: Float) {
      (self.mean, self.betweenPeople, self.withinPerson) = (mean, betweenPeople, withinPerson)
    }
  }
}

extension StrokeModel {
  /// Strokes towards the right with a right hand.
  ///
  /// Fitted to 2,241 paging strokes of 21 people on phones 320 dp wide (touchalytics, Frank et
  /// al. 2013), people weighing the same: numbers before rejection whose accepted strokes have the
  /// recorded medians of length, start and tilt. Durations are 2% longer and lifts slower, as the
  /// other half of the same study moves 14% and releases 21% more slowly, and both halves count
  /// the same. People differ as those of all sets do within their set, lengths by .27, durations by
  /// .25 (ln), tilts by 11 degrees, which is more than these 21 do; bows as in the raw points, so
  /// that as many strokes begin steeply as recorded.
  public static let fittedRight = StrokeModel(
    mean: [0.7255, 4.862, 0.279456, 7.5, 0.641923146],
    between: Matrix5([
      [0.0094, 0.00809637, -0.00382152, -0.0654641, 0.00125818],
      [0.00809637, 0.046, -0.00638825, 0.337551, 0.00035077],
      [-0.00382152, -0.00638825, 0.00604534098, 0.0477564212, -0.000193155768],
      [-0.0654641, 0.337551, 0.0477564212, 132, 0.0362312962],
      [0.00125818, 0.00035077, -0.000193155768, 0.0362312962, 0.0035],
    ]),
    within: Matrix5([
      [0.00881938, 0.00912127, -0.00661684, 0.0307676, 0.00213915],
      [0.00912127, 0.0460074, -0.0110999, 0.0978488, 0.00192884],
      [-0.00661684, -0.0110999, 0.0137405, -0.08504, -0.00150999],
      [0.0307676, 0.0978488, -0.08504, 54, -0.00773746],
      [0.00213915, 0.00192884, -0.00150999, -0.00773746, 0.0128659728],
    ]),
    bow: Bow(mean: 0.035, betweenPeople: 0.024, withinPerson: 0.028), liftShift: 0.145)

  /// Strokes towards the left with a right hand.
  ///
  /// Fitted to 2,248 paging strokes of the same people, with the same remarks.
  public static let fittedLeft = StrokeModel(
    mean: [0.71, 4.875, 0.191302, -14.7111, 0.651317875],
    between: Matrix5([
      [0.00920175, 0.0130291, -0.00133554, 0.14671, 0.00251246],
      [0.0130291, 0.0766237, -0.00200576, 0.435947, 0.0066091],
      [-0.00133554, -0.00200576, 0.00383985279, -0.0462586278, -0.000807200273],
      [0.14671, 0.435947, -0.0462586278, 108.64041, 0.0963923604],
      [0.00251246, 0.0066091, -0.000807200273, 0.0963923604, 0.004],
    ]),
    within: Matrix5([
      [0.0122603, 0.0135478, -0.0110388, 0.033672, 0.00294161],
      [0.0135478, 0.0575118, -0.016767, 0.232989, 0.00362926],
      [-0.0110388, -0.016767, 0.025624, -0.333318, -0.0021654],
      [0.033672, 0.232989, -0.333318, 126.958, 0.0429442],
      [0.00294161, 0.00362926, -0.0021654, 0.0429442, 0.0152827277],
    ]),
    bow: Bow(mean: 0.053, betweenPeople: 0.016, withinPerson: 0.025), liftShift: 0.158)
}

/// What the numbers of a stroke model may be: more than people can do, but never so much that a
/// stroke takes no end or is no number.
///
/// Several times beyond any preset, study and assumption (the motion model's notes: medians of
/// studies differ by .24 in ln duration and .14 in ln length; the presets' standard deviations are
/// .1 roots, .3 ln ms, .16 reaches, 11 degrees and .12 phases, between people and within one).
public struct StrokeModelRange: Sendable {
  /// Name of the quantity, with its unit.
  public let name: String
  /// Its mean.
  public let mean: ClosedRange<Double>
  /// Its standard deviation, between people as well as within one: above 0, so that scores can be
  /// divided by it.
  public let deviation: ClosedRange<Double>

  private init(_ name: String, mean: ClosedRange<Double>, deviation: Double) {
    (self.name, self.mean, self.deviation) = (name, mean, 0.000_1...deviation)
  }

  /// The five quantities of a stroke, in order.
  public static let quantities = [
    StrokeModelRange("square root of the length in reaches", mean: 0.1...3, deviation: 1),
    StrokeModelRange("ln of the duration in ms", mean: 2.5...7, deviation: 1.2),
    StrokeModelRange("start in reaches", mean: -1...2, deviation: 1),
    StrokeModelRange("tilt in degrees", mean: -80...80, deviation: 60),
    StrokeModelRange("lift phase", mean: -0.5...2, deviation: 1),
  ]
  /// Mean bow over the length.
  public static let bow: ClosedRange<Double> = -1...1
  /// Standard deviations of the bow.
  public static let bowDeviation: ClosedRange<Double> = 0...1
  /// What is added to the lift phase.
  public static let liftShift: ClosedRange<Double> = -1...1
}
