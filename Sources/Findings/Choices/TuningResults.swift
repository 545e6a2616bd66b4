import PopGesture
public import Study

/// What tuning found.
public struct TuningResults: Sendable {
  /// People who chose, and people on whom the choice is reported.
  public let trainingPeople, heldOutPeople: Int
  /// The best setting of every family and recognizer, for every goal and scope.
  public let settings: [TunedSetting]
  /// What becomes of the best ones in every scenario; empty where nothing is varied.
  public let robustness: [RobustnessRow]
  /// What policies separate, of what any rule could; empty where no budgets are given.
  public let headroom: [HeadroomRow]

  /// What becomes of one setting in every scenario.
  public func robustness(of tuned: TunedSetting) -> [RobustnessRow] {
    robustness.filter { $0.setting.isSameChoice(as: tuned) && $0.setting.setting == tuned.setting }
  }

  /// Whether no rule at all can tell swipes apart on any screen of a setting, within a budget.
  public func isHopeless(_ tuned: TunedSetting, _ budget: Double) -> Bool {
    let bounds = headroom.filter { row in
      row.policy == HeadroomRow.bound && row.budget == budget
        && row.condition.context == tuned.context
        && row.condition.recognizer == tuned.recognizer.name
        && tuned.screens.contains { $0.screen == row.condition.screen }
    }
    return !bounds.isEmpty && bounds.allSatisfy { $0.headroom.rate == 0 }
  }

  /// The robust setting for the goal and the screens of another; nil where nothing is varied.
  public func robustSetting(like tuned: TunedSetting) -> TunedSetting? {
    settings.first { $0.isRobust && $0.isSameChoice(as: tuned) }
  }
}

/// Chooses settings on one half of an experiment's people, and looks at them on the other.
public enum TuningStudy {
  /// Makes and judges the swipes of both halves, on the experiment's own people and in every
  /// scenario.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share done, from any worker.
  ///   - isCancelled: asked now and then; true stops.
  /// - Returns: nil where the experiment does not ask for it.
  public static func run(
    _ experiment: Experiment, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) async throws(Runner.Stop) -> TuningResults? {
    guard experiment.tuning != nil else { return nil }
    let scenarios = experiment.scenarios
    // The last part looks at what was chosen.
    let parts = Double(scenarios.count + 2)
    let halves = { @Sendable (varied: Experiment, part: Int) async throws(Runner.Stop) in
      try await halved(
        varied, workers: workers, progress: { progress((Double(part) + $0) / parts) },
        isCancelled: isCancelled)
    }
    var people = [try await halves(experiment.swept, 0)]
    for (place, scenario) in scenarios.enumerated() {
      var varied = experiment.swept
      varied.population = scenario.population
      people.append(try await halves(varied, place + 1))
    }
    var settings = settings(people)
    let check = HeldOutCheck(
      experiment: experiment, training: people[0].trainingCounts, settings: settings)
    var rates: [RateKey: RateRow] = [:]
    for checked in check.experiments() {
      let counts = try await Runner.run(
        checked, from: experiment.trainingPeople, workers: workers, isCancelled: isCancelled)
      for row in StudyResults.rates(checked, counts, CriticalValueTable(counts)) {
        rates[row.key] = row
      }
    }
    for place in settings.indices {
      settings[place].abortsHonoured = check.abortsHonoured(settings[place], rates)
    }
    let chosen = settings.filter { $0.isBest || $0.isRobust }
    return TuningResults(
      trainingPeople: experiment.trainingPeople,
      heldOutPeople: experiment.participants - experiment.trainingPeople, settings: settings,
      robustness: zip(scenarios, people.dropFirst()).flatMap { $1.robustness(of: chosen, in: $0) },
      headroom: check.headroom(rates))
  }

  /// The best settings and, after those of each goal and group of screens, the robust one, unless
  /// it is the best.
  private static func settings(_ people: [HalvedRates]) -> [TunedSetting] {
    guard var settings = people.first?.tunedSettings() else { return [] }
    for robust in RobustSearch(people: people).settings(besides: settings.filter(\.isBest)) {
      guard
        let last = settings.lastIndex(where: {
          $0.goal == robust.goal && $0.scope == robust.scope && $0.context == robust.context
        })
      else { continue }
      if robust.isBest, let best = settings[...last].lastIndex(where: \.isBest) {
        settings[best].isRobust = true
      } else {
        settings.insert(robust, at: last + 1)
      }
    }
    return settings
  }

  private static func halved(
    _ experiment: Experiment, workers: Int, progress: @escaping @Sendable (Double) -> Void,
    isCancelled: @escaping @Sendable () -> Bool
  ) async throws(Runner.Stop) -> HalvedRates {
    var first = experiment
    first.participants = experiment.trainingPeople
    let training = try await Runner.run(
      first, workers: workers, progress: { progress($0 / 2) }, isCancelled: isCancelled)
    let heldOut = try await Runner.run(
      experiment, from: first.participants, workers: workers,
      progress: { progress(0.5 + $0 / 2) }, isCancelled: isCancelled)
    return HalvedRates(experiment, training: training, heldOut: heldOut)
  }
}

extension Experiment {
  /// The same with nothing but its sweeps to count.
  fileprivate var swept: Experiment {
    var swept = self
    swept.systems = []
    swept.measuresPolicies = false
    swept.falseTriggerBudgets = []
    swept.sensitivity = []
    // A condition needs a policy; one is enough.
    swept.policies = Array(policies.prefix(1))
    return swept
  }
}
