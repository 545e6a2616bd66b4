import PopGesture
import SwipeSimulation
import TrialStatistics

/// Makes and judges the swipes of a range of participants in every condition.
///
/// One value per worker; its buffers are reused from swipe to swipe. What it counts depends on the
/// experiment and the participant alone, so any split into ranges adds up to the same result.
struct BlockRunner {
  private let experiment: Experiment
  private let groups: [TallyGroup]
  private let entries: [IntentCatalog.Entry]
  private let generators: [SwipeGenerator]
  private var samples: [TouchSample] = []
  /// Per recognizer, the releases of the participant's swipes of one intent.
  private var releases: [[Release]]
  /// Per recognizer and intent.
  private var counts: [[IntentCounts]]
  /// Per recognizer and intent: completions of each policy.
  private var completions: [[[Int]]]
  /// Per recognizer and sweep.
  private var sweeps: [[SweepCounter]]
  private var events: [Int32]

  init(_ experiment: Experiment) {
    self.experiment = experiment
    groups = TallyGroup.groups(of: experiment.intents)
    entries = experiment.intents.compactMap(IntentCatalog.entry)
    generators = experiment.screens.map {
      SwipeGenerator(screen: $0, population: experiment.population, seed: experiment.seed)
    }
    let recognizers = experiment.recognizers
    let noCounts = entries.map { _ in IntentCounts(swipes: 0, begun: 0) }
    let noCompletions = entries.map { _ in experiment.policies.map { _ in 0 } }
    releases = recognizers.map { _ in [] }
    counts = recognizers.map { _ in noCounts }
    completions = recognizers.map { _ in noCompletions }
    sweeps = recognizers.map { _ in experiment.sweeps.map(SweepCounter.init) }
    events = experiment.policies.map { _ in 0 }
  }

  /// Adds the participants of a range to `total`.
  mutating func run(_ range: Range<Int>, into total: inout StudyCounts) {
    for index in range {
      let person = Participant(
        index: index, seed: experiment.seed, population: experiment.population)
      var condition = 0
      for place in experiment.screens.indices {
        for _ in experiment.contexts {
          swipe(person, generators[place])
          for recognizer in experiment.recognizers.indices {
            tally(recognizer, into: &total.conditions[condition])
            condition += 1
          }
        }
      }
    }
  }

  /// One participant's swipes on one screen, judged by every recognizer and policy.
  private mutating func swipe(_ person: Participant, _ generator: SwipeGenerator) {
    for (intent, entry) in entries.enumerated() {
      for index in releases.indices { releases[index].removeAll(keepingCapacity: true) }
      switch experiment.velocityEstimator {
      case .uikitBlend: recognize(entry, person, generator, TwoSampleBlend.self)
      case .leastSquares: recognize(entry, person, generator, LeastSquaresSlope.self)
      }
      for index in releases.indices {
        counts[index][intent] = IntentCounts(
          swipes: experiment.swipesPerIntent, begun: releases[index].count)
        for (place, policy) in experiment.policies.enumerated() {
          completions[index][intent][place] =
            releases[index].withUnsafeBufferPointer(policy.countCompletions)
        }
        for sweep in sweeps[index].indices {
          sweeps[index][sweep].add(
            releases[index], swipes: experiment.swipesPerIntent, role: entry.intent.role)
        }
      }
    }
  }

  /// Collects the releases of one intent; the estimator's type is fixed for the whole loop.
  private mutating func recognize<Velocity: VelocityEstimator>(
    _ entry: IntentCatalog.Entry, _ person: Participant, _ generator: SwipeGenerator,
    _ estimator: Velocity.Type
  ) {
    let screen = generator.screen
    for swipe in 0..<experiment.swipesPerIntent {
      generator.swipe(entry, of: person, index: swipe, into: &samples)
      for (index, preset) in experiment.recognizers.enumerated() {
        let result = TouchResult.of(
          samples, preset.recognizer, estimator: estimator, viewWidth: screen.viewWidth,
          millimetresPerPoint: screen.millimetresPerPoint)
        if case .released(let release) = result { releases[index].append(release) }
      }
    }
  }

  /// Adds one participant's counts under one recognizer to the condition.
  private mutating func tally(_ recognizer: Int, into condition: inout ConditionCounts) {
    for (index, group) in groups.enumerated() {
      var trials = 0
      for place in events.indices { events[place] = 0 }
      for intent in group.intents {
        let count = counts[recognizer][intent]
        trials += group.metric.trials(count)
        for place in events.indices {
          events[place] += Int32(
            group.metric.events(count, completions[recognizer][intent][place]))
        }
      }
      events.withUnsafeBufferPointer {
        condition.groups[index].add(trials: trials, successes: $0)
      }
    }
    for sweep in sweeps[recognizer].indices {
      sweeps[recognizer][sweep].flush(into: &condition.sweeps[sweep])
    }
  }
}
