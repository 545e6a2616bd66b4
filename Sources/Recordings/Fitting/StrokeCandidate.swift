import SwipeSimulation
import TrialStatistics

/// The stroke model of one direction while it is being fitted.
///
/// `fit` first takes the moments of the recorded strokes as they are. But people's strokes must
/// stay on the view, devices add noise, and slow strokes are sorted out, so that what a
/// population's strokes *measure* differs from what was put in. Indirect inference (Gouriéroux,
/// Monfort and Renault 1993) therefore simulates, measures the synthetic strokes as the recorded
/// ones, and adds the differences that are left, until both measure the same.
struct StrokeCandidate {
  var mean: [Double]
  var between: [[Double]]
  /// The base's covariance between people, where too few people were recorded.
  let standingBetween: Matrix5?
  var within: [[Double]]
  var liftShift: Double
  /// Mean, and variances between people and within a person.
  var bow: (mean: Double, between: Double, within: Double)

  /// Below this number of people the base's spread between people says more than theirs.
  static let leastPeople = 8
  private static let lift = 4

  /// Starts from the recorded moments, and from the base where they say nothing.
  init(_ data: StrokeStatistics, base: StrokeModel) {
    mean = data.moments.mean
    within = CovarianceFloor.covariance(
      data.moments.within, atLeast: data.moments.within.indices.map { _ in 1e-7 })
    liftShift = Double(base.liftShift)
    standingBetween = data.frequentPeople < Self.leastPeople ? base.between : nil
    between = Self.untied(data.moments.between)
    let (first, second) = (Double(base.bow.betweenPeople), Double(base.bow.withinPerson))
    bow = (Double(base.bow.mean), first * first, second * second)
    if let moments = data.bow {
      bow.mean = moments.mean[0]
      bow.within = moments.within[0][0]
      if standingBetween == nil { bow.between = moments.between[0][0] }
    }
    floor()
  }

  /// The covariance to put in so that people come out with this one.
  ///
  /// Length, duration and lift of a person are one score for both directions (`Participant`), of
  /// which this direction's draws give half the variance: their covariance with start and tilt
  /// comes out smaller by the root of two. Too large a correlation is weakened by
  /// `CovarianceFloor`.
  private static func untied(_ seen: [[Double]]) -> [[Double]] {
    let isShared = [true, true, false, false, true]
    var rows = seen
    for row in rows.indices {
      for column in rows.indices where isShared[row] != isShared[column] {
        rows[row][column] *= 1.414_213_562_373_095
      }
    }
    return rows
  }

  /// Multiplies the distance of its means from those of another.
  mutating func stretch(from other: Self, by factor: Double) {
    func far(_ value: Double, _ origin: Double) -> Double { origin + factor * (value - origin) }
    for place in mean.indices { mean[place] = far(mean[place], other.mean[place]) }
    liftShift = min(max(far(liftShift, other.liftShift), -0.6), 0.6)
    bow.mean = far(bow.mean, other.bow.mean)
    floor()
  }

  /// Moves towards the recorded moments by what is left of the differences.
  ///
  /// Means and the covariance within a person take the whole difference. Variances between people
  /// take the ratio, which keeps them positive; correlations between people stay as they are,
  /// because two directions share them. The mean lift phase stays and the shift moves, half as much
  /// again: the release measured from few events follows the phase only partly. For the same reason
  /// the phase's variance within a person is known badly, and stays between half and four times the
  /// measured one.
  mutating func approach(_ data: StrokeStatistics, from simulated: StrokeStatistics) {
    let (wanted, got) = (data.moments, simulated.moments)
    for place in mean.indices {
      let difference = wanted.mean[place] - got.mean[place]
      if place == Self.lift {
        liftShift = min(max(liftShift + 1.5 * difference, -0.6), 0.6)
      } else {
        mean[place] += difference
      }
      for other in mean.indices {
        within[place][other] += wanted.within[place][other] - got.within[place][other]
      }
    }
    let lift = wanted.within[Self.lift][Self.lift]
    within[Self.lift][Self.lift] = min(max(within[Self.lift][Self.lift], lift / 2), 4 * lift)
    if standingBetween == nil {
      scaleBetween(
        mean.indices.map { place in
          let least = 0.01 * wanted.within[place][place]
          return Self.ratio(
            max(wanted.between[place][place], least), max(got.between[place][place], least))
        })
    }
    if let wanted = data.bow, let got = simulated.bow {
      bow.mean += wanted.mean[0] - got.mean[0]
      bow.within += wanted.within[0][0] - got.within[0][0]
      if standingBetween == nil { bow.between += wanted.between[0][0] - got.between[0][0] }
    }
    floor()
  }

  /// A step of at most two, so that noise of one round cannot lead far away.
  private static func ratio(_ wanted: Double, _ got: Double) -> Double {
    min(max(wanted / got, 0.5), 2)
  }

  private mutating func scaleBetween(_ factors: [Double]) {
    for row in between.indices {
      for column in between.indices {
        between[row][column] *= (factors[row] * factors[column]).squareRoot()
      }
    }
  }

  /// Keeps the model within what a population file may hold, however odd the recording.
  private mutating func floor() {
    for (place, quantity) in StrokeModelRange.quantities.enumerated() {
      mean[place] = min(max(mean[place], quantity.mean.lowerBound), quantity.mean.upperBound)
    }
    let least = [1e-5, 1e-4, 1e-5, 0.1, 1e-5]
    within = CovarianceFloor.covariance(within, atLeast: least)
    between = CovarianceFloor.covariance(between, atLeast: least.map { $0 * 0.1 })
    bow.mean = min(max(bow.mean, StrokeModelRange.bow.lowerBound), StrokeModelRange.bow.upperBound)
    bow.within = min(max(bow.within, 1e-6), 1)
    bow.between = min(max(bow.between, 1e-8), 1)
  }

  /// The model, in numbers of six digits.
  var model: StrokeModel {
    func rounded(_ rows: [[Double]]) -> Matrix5 { Matrix5(rows.map { $0.map(FitMath.rounded) }) }
    func single(_ value: Double) -> Float { Float(FitMath.rounded(value)) }
    return StrokeModel(
      mean: mean.map(FitMath.rounded), between: standingBetween ?? rounded(between),
      within: rounded(within),
      bow: StrokeModel.Bow(
        mean: single(bow.mean), betweenPeople: single(bow.between.squareRoot()),
        withinPerson: single(bow.within.squareRoot())),
      liftShift: single(liftShift))
  }
}

/// Makes a covariance of what an estimate gives.
///
/// Differences of moments need not be positive definite. Variances are raised to a floor, and the
/// eigenvalues of the correlations (whose units are alike) to .02; the variances are then restored,
/// so that only correlations that cannot be are weakened.
enum CovarianceFloor {
  private static let leastEigenvalue = 0.02

  /// The covariance nearest to a symmetric matrix, with variances of at least `floors` and at most
  /// what a population file may hold.
  static func covariance(_ rows: [[Double]], atLeast floors: [Double]) -> [[Double]] {
    let ranges = StrokeModelRange.quantities
    let variances = floors.indices.map { place in
      let most = ranges[place].deviation.upperBound
      return min(max(rows[place][place], floors[place]), most * most)
    }
    let deviations = variances.map { $0.squareRoot() }
    var correlations = rows
    for row in floors.indices {
      for column in floors.indices {
        let value = rows[row][column] / (deviations[row] * deviations[column])
        correlations[row][column] = row == column ? 1 : min(max(value, -1), 1)
      }
    }
    let raised = SymmetricEigen(correlations).matrix(eigenvaluesAtLeast: leastEigenvalue)
    let scales = floors.indices.map { deviations[$0] / raised[$0][$0].squareRoot() }
    return floors.indices.map { row in
      floors.indices.map { column in
        // The mean of both halves is symmetric to the last bit.
        (raised[row][column] + raised[column][row]) / 2 * scales[row] * scales[column]
      }
    }
  }
}
