import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// How a candidate serves a goal on some screens.
struct Standing: Sendable, Equatable {
  let candidate: Candidate
  let status: Choice.Status
  /// What is made as large as possible: a rate on the worst screen, or minus it where less is
  /// better, as of costs.
  let merit: Double
  /// What decides among those of equal merit: success where the merit is another rate, else 0.
  var tieBreak = 0.0
  /// Each rate, on the screen where it is worst.
  let rates: ByCriterion<Double>
  /// How many times as far as a limit allows it goes, by its rates.
  let excess: Double
}

/// Chooses among candidates: the only place where one policy is preferred to another.
///
/// Of those that keep to the limits the ones with the highest merit, as success on their worst
/// screen; of those within the margin of it the ones that honour most aborts; of those within the
/// margin of that the simplest rule; then the highest merit.
struct Chooser: Sendable {
  let experiment: Experiment
  let rates: CandidateRates
  private let goals: [Goal]
  /// Places of goals that weigh costs among those that do.
  private let costPlaces: [Int?]
  /// Per source and candidate: how many numbers the rule has.
  private let numbers: [[Int]]

  /// Chooses by the rates of some people.
  ///
  /// - Parameter goals: what is chosen for; nil for the experiment's goals.
  init(_ experiment: Experiment, _ rates: CandidateRates, for goals: [Goal]? = nil) {
    (self.experiment, self.rates) = (experiment, rates)
    self.goals = goals ?? experiment.goals
    var next = 0
    costPlaces = self.goals.map { goal in
      guard case .cost = goal.merit else { return nil }
      defer { next += 1 }
      return next
    }
    numbers = (0...experiment.lines.count).map { source in
      experiment.candidates(of: source).map { policy in policy.parameterTexts { _ in "" }.count }
    }
  }

  /// Chooses by what some people did, reckoned by several workers.
  init(_ experiment: Experiment, _ counts: StudyCounts, workers: Int) async {
    self.init(experiment, await CandidateRates.of(experiment, counts, workers: workers))
  }

  /// Where to choose: a page, and a group of screens.
  struct Place {
    let scope: ChoiceScope
    let context: Int
  }

  /// How every candidate of a source behind a recognizer serves a goal; none where they were not
  /// counted on every screen.
  func standings(goal: Int, at place: Place, recognizer: Int, source: Int) -> [Standing] {
    let conditions = experiment.conditions(
      on: place.scope, context: place.context, recognizer: recognizer)
    let lines = conditions.compactMap { condition -> CandidateRates.Line? in
      rates.lines[condition].indices.contains(source) ? rates.lines[condition][source] : nil
    }
    guard let first = lines.first, lines.count == conditions.count else { return [] }
    let (checks, merit) = (goals[goal].limits?.checks ?? [], goals[goal].merit)
    return first.rates.indices.map { candidate in
      var (least, worst) = (Double.infinity, CriterionRates.best)
      for line in lines {
        let rates = line.rates[candidate]
        let own =
          switch merit {
          case .rate(let criterion): rates[criterion].rate
          case .cost: costPlaces[goal].map { line.costs[$0][candidate] } ?? .infinity
          }
        least = min(least, merit.sign * own)
        worst.worsen(to: rates)
      }
      return Standing(
        candidate: Candidate(recognizer: recognizer, source: source, place: candidate),
        status: checks.status(worst), merit: least,
        tieBreak: merit.breaksTiesBySuccess ? worst.success.rate : 0, rates: worst.map(\.rate),
        excess: checks.excess(worst))
    }
  }

  func standings(goal: Int, at place: Place) -> [Standing] {
    experiment.recognizers.indices.flatMap { recognizer in
      numbers.indices.flatMap {
        standings(goal: goal, at: place, recognizer: recognizer, source: $0)
      }
    }
  }

  /// The best of some candidates; nil where there are none.
  func best(_ standings: [Standing], goal: Int) -> Standing? {
    let margin = goals[goal].merit.hasMargin ? experiment.margin : nil
    return Self.best(standings, margin: margin, numbers: numbers)
  }

  /// The best of some candidates; nil where there are none.
  ///
  /// - Parameters:
  ///   - margin: how much merit and honoured aborts may be given up for more honoured aborts and
  ///     for a simpler rule; nil where merit decides alone.
  ///   - numbers: how many numbers the rule of a candidate has.
  static func best(
    _ standings: [Standing], margin: Double?, numbers: (Candidate) -> Int
  ) -> Standing? {
    guard let status = standings.map(\.status).min() else { return nil }
    var left = standings.filter { $0.status == status }
    if status == .over {
      let least = left.map(\.excess).min() ?? 0
      left = left.filter { $0.excess == least }
    } else if let margin {
      left = Self.best(left, within: margin) { $0.merit }
      left = Self.best(left, within: margin) { $0.rates.abortsHonoured }
      let fewest = left.map { numbers($0.candidate) }.min() ?? 0
      left = left.filter { numbers($0.candidate) == fewest }
    }
    // Of equals the one with fewer false triggers; then the later one, whose threshold is higher.
    return left.reduce(nil as Standing?) { best, next in
      guard let best else { return next }
      if next.merit != best.merit { return next.merit > best.merit ? next : best }
      if next.tieBreak != best.tieBreak { return next.tieBreak > best.tieBreak ? next : best }
      return next.rates.falseTriggers <= best.rates.falseTriggers ? next : best
    }
  }

  private func numbers(of candidate: Candidate) -> Int {
    numbers[candidate.source][candidate.place]
  }

  /// Those that are hardly less than the greatest.
  private static func best(
    _ standings: [Standing], within margin: Double, _ value: (Standing) -> Double
  ) -> [Standing] {
    let most = standings.map(value).max() ?? 0
    return standings.filter { value($0) >= most - margin }
  }
}
