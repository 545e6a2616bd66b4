import ArticleClaims
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Study
import SwipeSimulation

/// A small run that tells what a large one will cost and how precise it will be.
struct Pilot: Sendable {
  /// People in a pilot, unless the experiment has fewer, and swipes that it makes at most.
  ///
  /// A dozen people may make more; on whole pages a swipe counts as ten. Where draws are balanced,
  /// blocks of people: as many as so many swipes take, for few tell errors badly.
  private static let size = (
    people: 60, dozen: 12, swipes: 400_000, blocks: 12...48, wholeBlocks: 5
  )

  private let experiment: Experiment
  private let people: Int
  private let results: StudyResults
  /// Seconds that the swipes took on one worker, and those of the claims.
  private let seconds: (swipes: Double, claims: Double)

  /// Runs the pilot.
  static func run(
    _ experiment: Experiment, progress: @escaping @Sendable (Double) -> Void
  ) async -> Pilot {
    var small = experiment
    let isWhole = experiment.conditions.contains(where: experiment.needsWholePages)
    let each = max(experiment.ownSwipes / experiment.participants * (isWhole ? 10 : 1), 1)
    small.participants = min(
      experiment.participants,
      experiment.design == .balanced
        ? DrawDesign.people
          * (isWhole
            ? size.wholeBlocks
            : min(
              max(size.swipes / each / DrawDesign.people, size.blocks.lowerBound),
              size.blocks.upperBound))
        : min(size.people, max(size.dozen, size.swipes / each)))
    (small.sensitivity, small.tuning) = ([], nil)
    let start = Environment.processorSeconds
    let counts = await Runner.run(small, workers: 1, progress: progress)
    let counted = Environment.processorSeconds
    _ = await ClaimStudy.all(experiment: small, workers: 1, progress: progress)
    let seconds = (swipes: counted - start, claims: Environment.processorSeconds - counted)
    return Pilot(
      experiment: experiment, people: small.participants, results: StudyResults(small, counts),
      seconds: seconds)
  }

  /// What a run with so many workers would do, for people.
  func lines(workers: Int) -> [String] {
    let size = RunSize(experiment, workers: workers)
    let scale = Double(experiment.participants) / Double(people)
    // The pilot leaves scenarios out, each of which takes as long as the experiment itself.
    let times = Double(StudyPlan(experiment).swipes) / Double(max(Pass(experiment).swipes, 1))
    let counting = scale * (seconds.swipes * times + seconds.claims)
    var lines = [
      "experiment: \(experiment.name)",
      "question: \(experiment.question)",
      "screens: \(experiment.screens.map(\.name).joined(separator: ", "))",
      "contexts: \(experiment.contexts.map(\.name).joined(separator: ", "))",
      "recognizers: \(experiment.recognizers.map(\.name).joined(separator: ", "))",
      "policies: \(experiment.policies.map(\.name).joined(separator: ", "))",
      "systems: \(experiment.systems.map(\.name).joined(separator: ", "))",
      "people: \(experiment.participants), seed \(experiment.seed)",
      "swipes: \(experiment.swipes)",
      "scenarios: \(experiment.sensitivity.isEmpty ? "" : scenarioText)",
      "time: about \(rounded(counting + size.seconds)) s on one core, with the report",
      "memory: about \(RunSize.text(size.memory)) with \(workers) workers",
      "disk: about \(RunSize.text(size.disk))",
      "precision to expect, in percentage points, from a pilot of \(people) people:",
    ]
    lines.removeAll { $0.hasSuffix(": ") }
    for metric in Metric.all {
      let rates = results.rates
        .filter { $0.metric == metric.name && (!metric.isAlsoPerIntent || $0.intent == "all") }
        .map(\.pilotError)
      let contrasts = results.contrasts.filter { $0.metric == metric.name }.map(\.standardError)
      // The errors of rates of too few swipes are not known.
      let known = rates.filter(\.isFinite).max() ?? .infinity
      if rates.isEmpty { continue }
      let unknown = rates.count { !$0.isFinite }
      lines.append(
        "  \(metric.name): error of a rate at most \(points(known, scale)), of a difference at most"
          + " \(points(contrasts.filter(\.isFinite).max() ?? known, scale))"
          + (unknown == 0 ? "" : " (unknown for \(unknown) of \(rates.count) rates)"))
      if metric.name == Metric.falseTrigger.name { lines += decisive(scale) }
    }
    lines += peopleNeeded
    lines.append(
      "margin: \(rounded(experiment.margin * 100)) points; to call two similar policies equivalent,"
        + " the error of their difference must be below \(rounded(experiment.margin * 51))")
    return lines
  }

  /// The error that decides: that of the worst kind of false triggers, of the policy for which it
  /// is nearest the limit.
  private func decisive(_ scale: Double) -> [String] {
    let limit = experiment.limits.falseTriggers
    guard limit > 0, let (row, error) = PilotError.nearest(to: limit, results.rates) else {
      return []
    }
    let place = [row.condition.screen, row.condition.recognizer].joined(separator: ", ")
    return [
      "    worst kind (limit \(rounded(100 * limit))%): error \(points(error, scale)) points at the"
        + " rate nearest the limit, \(row.policy) (\(place)) with \(rounded(100 * row.rate))% of"
        + " \(row.intent)"
    ]
  }

  private var scenarioText: String {
    "\(experiment.scenarios.count) (\(experiment.sensitivity.map(\.name).joined(separator: ", ")))"
  }

  /// How many people bring every headline rate to one of three errors.
  private var peopleNeeded: [String] {
    guard let worst = PrecisionGoal.worst(results.rates), worst.error.isFinite else { return [] }
    let goals = [0.01, 0.005, 0.002].map { error -> String in
      let ratio = worst.error / error
      let needed = max((Double(people) * ratio * ratio).rounded(.up), 2)
      return "\(rounded(error * 100)) points: about \(Int(needed))"
    }
    return [
      "people needed for every success and false-trigger error to be at most "
        + goals.joined(separator: "; ") + " (`swipelab run --until-error` adds them)"
    ]
  }

  /// An error shrinks with the square root of the number of people.
  private func points(_ error: Double, _ scale: Double) -> String {
    error.isFinite ? String(rounded(100 * error / scale.squareRoot())) : "unknown"
  }

  private func rounded(_ value: Double) -> Double {
    value < 1 ? (value * 1000).rounded() / 1000 : (value * 10).rounded() / 10
  }
}

/// What a pilot tells of the errors that more people will leave.
enum PilotError {
  /// Events from which on a pilot tells the error of a rate.
  private static let tellingEvents = 20

  /// The rate of the worst kind of false triggers that is nearest a limit, by ratio, and its
  /// standard error in the pilot; nil without any.
  ///
  /// A pilot's few clusters tell an error badly, so the variance over the rate is the mean of all
  /// rates of the kind that are within a factor of four of it.
  static func nearest(to limit: Double, _ rates: [RateRow]) -> (row: RateRow, error: Double)? {
    let kinds = rates.filter {
      $0.metric == Metric.falseTrigger.name && $0.intent != "all" && $0.rate > 0
    }
    let worst = Dictionary(grouping: kinds, by: place).values
      .compactMap { rows in rows.max { $0.rate < $1.rate } }
    func distance(_ row: RateRow) -> Double { max(row.rate / limit, limit / row.rate) }
    guard
      let nearest = worst.min(by: {
        (distance($0), place($0).joined(separator: ","))
          < (distance($1), place($1).joined(separator: ","))
      })
    else { return nil }
    let alike = kinds.filter {
      $0.intent == nearest.intent && $0.events >= tellingEvents
        && max($0.rate / nearest.rate, nearest.rate / $0.rate) <= 4
    }
    if alike.isEmpty { return (nearest, nearest.pilotError) }
    let shares = alike.map { $0.standardError * $0.standardError / $0.rate }
    let mean = shares.reduce(0, +) / Double(shares.count)
    return (nearest, (mean * nearest.rate).squareRoot())
  }

  private static func place(_ row: RateRow) -> [String] {
    let condition = row.condition
    return [condition.screen, condition.context, condition.recognizer, row.policy]
  }
}

extension RateRow {
  /// The standard error, or where clusters tell none what the interval's length says.
  ///
  /// With more people intervals of few events shrink faster than errors, so that their lengths
  /// would say too much.
  var pilotError: Double { standardError > 0 ? standardError : precision }
}
