import SwipeSimulation

/// The population of one round of the fit, and how it becomes the next.
struct FitSearch {
  /// The base with what does not change from round to round.
  let population: Population
  var right: StrokeCandidate
  /// Nil when the base's left-going strokes stand.
  var left: StrokeCandidate?
  var habits: HabitCandidate

  init(
    population: Population, right: StrokeCandidate, left: StrokeCandidate?, habits: HabitCandidate
  ) {
    (self.population, self.right, self.left) = (population, right, left)
    self.habits = habits
  }

  /// The population as it stands.
  var candidate: Population {
    var result = population
    result.rightGoing = right.model
    if let left { result.leftGoing = left.model }
    habits.apply(to: &result)
    return result
  }

  /// What it is fitted to.
  typealias Data = (recording: FitRecording, right: StrokeStatistics, left: StrokeStatistics?)

  /// One round: simulate, measure, move.
  ///
  /// What each screen adds is taken off both recordings as the simulated one shows it.
  mutating func approach(_ data: inout Data, by simulation: FitSimulation) {
    let candidate = candidate
    var simulated = simulation.recording(of: candidate, like: data.recording)
    let unit = simulated.reaches(of: candidate)
    if simulated.screens.count > 1 {
      simulated.screenEffects = simulated.measuredScreenEffects(unit: unit)
      data.recording.screenEffects = simulated.screenEffects
      func measured(rightGoing: Bool) -> StrokeStatistics? {
        StrokeStatistics(data.recording, rightGoing: rightGoing, unit: unit)
      }
      data.right = measured(rightGoing: true) ?? data.right
      if data.left != nil { data.left = measured(rightGoing: false) }
    }
    func measured(rightGoing: Bool) -> StrokeStatistics? {
      StrokeStatistics(
        simulated, rightGoing: rightGoing, unit: unit,
        leastFlicks: StrokeStatistics.leastSimulatedFlicks)
    }
    if let got = measured(rightGoing: true) { right.approach(data.right, from: got) }
    if let wanted = data.left, let got = measured(rightGoing: false) {
      left?.approach(wanted, from: got)
    }
    habits.approach(data.recording, from: simulated)
  }
}
