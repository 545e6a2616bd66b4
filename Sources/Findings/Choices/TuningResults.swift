import PopGesture
import Study

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
enum TuningStudy {
  /// Chooses by the counts of the first half of each crowd, and tells what the other half says.
  ///
  /// - Parameters:
  ///   - crowds: counts of both halves: of the experiment's own people, then of each scenario's.
  ///   - workers: number of concurrent workers that look at what was chosen, at least 1.
  /// - Returns: nil where the experiment does not ask for it.
  static func results(
    _ experiment: Experiment, _ crowds: [[StudyCounts]], workers: Int
  ) async -> TuningResults? {
    guard experiment.tuning != nil else { return nil }
    let people = crowds.map { HalvedRates(experiment, training: $0[0], heldOut: $0[1]) }
    var settings = settings(people)
    let check = HeldOutCheck(
      experiment: experiment, training: people[0].trainingCounts, settings: settings)
    var rates: [RateKey: RateRow] = [:]
    for (pass, counts) in zip(check.passes, await Runner.run(check.passes, workers: workers)) {
      for row in StudyResults.rates(pass.experiment, counts, CriticalValueTable(counts)) {
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
      robustness: zip(experiment.scenarios, people.dropFirst()).flatMap {
        $1.robustness(of: chosen, in: $0)
      },
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
}
