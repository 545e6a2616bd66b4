import SwipeSimulation
import Testing

@testable import Recordings

/// A fit on strokes of a known population finds that population again.
@Suite("Fit recovers a known population")
struct PopulationFitRecoveryTests {
  private static let people = 60
  private static let strokes = 40
  private static let simulation = FitSimulation(people: 400, strokes: 16)
  /// Flicks of a person and direction: nine in ten strokes.
  private static let flicks = 36.0

  /// Errors of the fit over those of plain moments of the same size.
  ///
  /// 400 simulated people add 7% to errors between people. Strokes that leave the view are never
  /// seen, which hides part of the spreads within a person. The release of a flick is read from the
  /// last of about eight noisy events: the phase's spread shows in it with a sixth of its size.
  private enum Loss {
    static let mean = 1.15
    static let between = 1.4
    static let within = 1.7
    static let liftMean = 1.5
    static let liftBetween = 1.8
    static let liftWithin = 8.0
  }

  @Test("means, spreads, bow and slow strokes within their standard errors, over several seeds")
  func recovery() throws {
    var scores: [Double] = []
    for seed in UInt64(101)...103 {
      let data = FitSamples.recording(
        of: FitSamples.changed, people: Self.people, strokes: Self.strokes, seed: seed)
      let fit = try PopulationFit(data, base: .recordedPaging, simulation: Self.simulation)
      let (found, truth) = (fit.population, FitSamples.changed)
      let own =
        Self.scores(found.rightGoing, truth.rightGoing)
        + Self.scores(found.leftGoing, truth.leftGoing) + [Self.slowScore(found, truth)]
      // Nothing is far off: 4 standard errors come by chance once in 16,000.
      #expect(own.allSatisfy { abs($0) < 4 }, "seed \(seed): \(own)")
      scores += own
    }
    // 5% of standard normals exceed 2.
    let beyond = scores.count { abs($0) > 2 }
    #expect(Double(beyond) / Double(scores.count) < 0.08, "\(beyond) of \(scores.count)")
    let mean = scores.reduce(0, +) / Double(scores.count)
    #expect(abs(mean) < 0.3)
  }

  /// Differences from the truth in stated standard errors.
  private static func scores(_ found: StrokeModel, _ truth: StrokeModel) -> [Double] {
    let degrees = Double(people) * (flicks - 1)
    var scores: [Double] = []
    for row in 0..<5 {
      let (between, within) = (truth.between[row, row], truth.within[row, row])
      let ofMeans = between + within / flicks
      let isLift = row == 4
      // Mean phase and shift are told apart by definition alone: their sum is what acts.
      let shift = isLift ? Double(found.liftShift - truth.liftShift) : 0
      let error = (ofMeans / Double(people)).squareRoot() * (isLift ? Loss.liftMean : Loss.mean)
      scores.append((found.means[row] - truth.means[row] + shift) / error)
      let spread = ofMeans * (2 / Double(people - 1)).squareRoot()
      scores.append(
        (found.between[row, row] - between)
          / (spread * (isLift ? Loss.liftBetween : Loss.between)))
      if isLift {
        let error = within * (2 / degrees).squareRoot() * Loss.liftWithin
        scores.append((found.within[row, row] - within) / error)
        continue
      }
      for column in 0...row {
        let product = truth.within[row, row] * truth.within[column, column]
        let cross = truth.within[row, column]
        let error = ((product + cross * cross) / degrees).squareRoot() * Loss.within
        scores.append((found.within[row, column] - cross) / error)
      }
    }
    return scores + bowScores(found.bow, truth.bow, degrees: degrees)
  }

  private static func bowScores(
    _ found: StrokeModel.Bow, _ truth: StrokeModel.Bow, degrees: Double
  ) -> [Double] {
    let (between, within) = (Double(truth.betweenPeople), Double(truth.withinPerson))
    let ofMeans = (between * between + within * within / flicks).squareRoot()
    let count = Double(people)
    return [
      Double(found.mean - truth.mean) / (ofMeans / count.squareRoot()) / Loss.mean,
      (Double(found.betweenPeople) - between) / (ofMeans / (2 * count).squareRoot())
        / Loss.between,
      (Double(found.withinPerson) - within) / (within / (2 * degrees).squareRoot()) / Loss.within,
    ]
  }

  /// Variance of a beta share over the people.
  private static func slowScore(_ found: Population, _ truth: Population) -> Double {
    func mean(_ population: Population) -> Double {
      Double(population.slowShapeA / (population.slowShapeA + population.slowShapeB))
    }
    let share = mean(truth)
    let weight = Double(truth.slowShapeA + truth.slowShapeB)
    let variance = share * (1 - share) / (weight + 1) / Double(people)
    return (mean(found) - share) / (variance.squareRoot() * Loss.mean)
  }

  /// Quartiles of the release speed of 600 people, fitted with 1000, have standard errors of 2%.
  ///
  /// The data need many people too: mean speeds of people spread by a third, so that a quartile of 60
  /// of them alone would be uncertain by 6%.
  @Test("quartiles of length, duration, mean and release speed as in the data")
  func quantiles() throws {
    let data = FitSamples.recording(of: FitSamples.changed, people: 400, strokes: 20, seed: 7)
    let fit = try PopulationFit([data], base: .recordedPaging)
    let again = FitSamples.recording(of: fit.population, people: 600, strokes: 12, seed: 9)
    for direction in [true, false] {
      for (name, feature) in FitSamples.features {
        for share in [0.25, 0.5, 0.75] {
          let (wanted, got) = (
            Self.quantile(data, direction, share, feature),
            Self.quantile(again, direction, share, feature)
          )
          #expect(abs(got / wanted - 1) < 0.06, "\(name) \(share), rightwards \(direction)")
        }
      }
    }
  }

  /// Twelve people record 20 pops each on a phone of today, half of them from the edge.
  ///
  /// The mean over people of ten strokes each has a standard error of about 4% of the length.
  @Test("pops from the edge and others are as long as a few people's", arguments: [1, 2, 3, 4])
  func edge(seed: UInt64) throws {
    let screen = try #require(ScreenCatalog.named("iphone-16-pro"))
    func recording(of population: Population, people: Int, seed: UInt64) -> FitRecording {
      FitSamples.recording(
        of: population, people: people, strokes: 40, seed: seed, on: screen, rightwards: .pop)
    }
    let data = recording(of: .everyday, people: 12, seed: seed)
    let fit = try PopulationFit(data, base: .everyday, simulation: Self.simulation)
    let again = recording(of: fit.population, people: 400, seed: 50)
    for atEdge in [true, false] {
      func length(_ recording: FitRecording) -> Double {
        let pops = recording.people.joined().filter {
          $0.isPop && $0.isFlick && recording.startsAtEdge($0) == atEdge
        }
        return pops.reduce(0) { $0 + abs($1.features.dx) } / Double(pops.count)
      }
      #expect(abs(length(again) / length(data) - 1) < 0.12, "from the edge: \(atEdge)")
    }
  }

  private static func quantile(
    _ recording: FitRecording, _ isRightGoing: Bool, _ share: Double,
    _ feature: (StrokeFeatures) -> Double
  ) -> Double {
    let values = recording.people.joined().filter { $0.isRightGoing == isRightGoing }
      .map { feature($0.features) }.sorted()
    return values[Int(share * Double(values.count - 1))]
  }
}
