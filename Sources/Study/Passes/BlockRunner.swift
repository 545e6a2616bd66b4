import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TrialStatistics

/// Makes and judges the swipes of a range of participants in every condition where a recognizer
/// alone decides when a gesture begins; `PageRunner` does the others.
///
/// One value per worker; its buffers are reused from batch to batch. What it counts depends on the
/// experiment and the participants alone, so any split into ranges adds up to the same result.
struct BlockRunner: ~Copyable {
  private let experiment: Experiment
  /// Per condition; those that need whole pages are left out below.
  private let conditions: [Condition]
  private let isMine: [Bool]
  /// The same in every condition.
  private let groups: [TallyGroup]
  private let entries: [IntentCatalog.Entry]
  /// Who judges the same releases.
  private let readings: [Readers]
  private var batch: SwipeBatch
  /// People who are seated together, each with all swipes or a part of them.
  private let seats: Int
  /// Per screen.
  private var releases: [ReleaseBatch]
  private var tallies: SeatTallies
  /// Per seat: which releases of the batch are that person's.
  private var segments: [UInt64] = []
  /// Per condition and sweep.
  private var sweeps: [[SweepCounter]]
  /// Per condition and search for a threshold.
  private var searches: [[SweepCounter]]
  /// Per intent: its place among those whose completions are counted on their own.
  private let others: [Int?]
  private var events: [Int32]
  private let bins = ReleaseBins()

  init(_ pass: Pass) {
    let experiment = pass.experiment
    self.experiment = experiment
    conditions = experiment.conditions
    isMine = conditions.map { !experiment.needsWholePages($0) }
    groups = TallyGroup.groups(of: experiment.intents, on: .plain, wholePages: false)
    entries = experiment.intents.compactMap(IntentCatalog.entry)
    readings = Readers.all(in: pass)
    batch = SwipeBatch(
      screens: experiment.screens, population: experiment.population, seed: experiment.seed,
      seesWholePath: false)
    let seats = max(1, SwipeBatch.capacity / experiment.swipesPerIntent)
    self.seats = seats
    releases = experiment.screens.map {
      ReleaseBatch(
        viewWidth: $0.viewWidth, viewHeight: $0.height,
        millimetresPerPoint: $0.millimetresPerPoint)
    }
    tallies = SeatTallies(
      conditions: conditions.count, seats: seats, intents: entries.count,
      policies: experiment.policies.count)
    let swept = pass.listeners.contains(.sweeps) ? experiment.lines : []
    let others = experiment.otherIntents
    self.others = experiment.intents.map { others.firstIndex(of: $0) }
    sweeps = isMine.map { isMine in
      isMine ? swept.map { SweepCounter($0, seats: seats, others: others.count) } : []
    }
    let wanted = pass.listeners.contains(.searches) ? experiment.thresholdSearches : []
    searches = isMine.map { isMine in
      isMine ? wanted.map { SweepCounter($0.policy, thresholds: $0.values, seats: seats) } : []
    }
    events = experiment.policies.map { _ in 0 }
  }

  /// Adds the participants of a range to `total`.
  mutating func run(_ range: Range<Int>, into total: inout StudyCounts) {
    guard isMine.contains(true) else { return }
    for first in stride(from: range.lowerBound, to: range.upperBound, by: seats) {
      let people = (first..<min(first + seats, range.upperBound)).map {
        Participant(index: $0, seed: experiment.seed, population: experiment.population)
      }
      tallies.removeAll()
      for swipe in stride(
        from: 0, to: experiment.swipesPerIntent, by: SwipeBatch.capacity)
      {
        let last = min(swipe + SwipeBatch.capacity, experiment.swipesPerIntent)
        seat(people, swipes: swipe..<last)
        make(
          SeatedSwipes(people: people.count, each: last - swipe), from: first, isFirst: swipe == 0,
          into: &total)
      }
      flush(people.count, from: first, into: &total)
    }
  }

  private mutating func seat(_ people: [Participant], swipes: Range<Int>) {
    batch.removeAll()
    for person in people {
      for swipe in swipes { batch.append(person, swipe: swipe) }
    }
  }

  /// Makes the seated swipes of every intent, and judges them in every condition.
  ///
  /// - Parameter isFirst: whether they are the people's first ones.
  private mutating func make(
    _ seated: SeatedSwipes, from first: Int, isFirst: Bool, into total: inout StudyCounts
  ) {
    for (intent, entry) in entries.enumerated() {
      batch.draw(entry)
      var condition = 0
      for screen in experiment.screens.indices {
        batch.move(entry, on: screen)
        for _ in 0..<conditions.count / experiment.screens.count {
          if isMine[condition], let preset = conditions[condition].recognizer {
            for reading in readings.indices {
              let begun = batch.recognize(
                by: preset.recognizer, readings[reading].reading, into: &releases[screen])
              judge(
                seated, begun: begun, reading: reading, screen: screen, condition: condition,
                intent: intent)
              if reading == 0, first < ReleaseSamples.people, isFirst {
                total.conditions[condition].samples?.add(
                  releases[screen], segments, from: first, intent: intent)
              }
              if readings[reading].bins {
                total.conditions[condition].releases?.add(
                  releases[screen], segments, from: first, swipes: seated.each,
                  role: entry.intent.role, bins: bins)
              }
            }
          }
          condition += 1
        }
      }
    }
  }

  /// Lets the policies and sweeps of one reading judge the releases of one batch.
  private mutating func judge(
    _ seated: SeatedSwipes, begun: UInt64, reading: Int, screen: Int, condition: Int, intent: Int
  ) {
    seated.split(begun, into: &segments)
    if reading == 0 {
      tallies.add(seated, begun: segments, condition: condition, intent: intent)
    }
    tallies.add(
      releases[screen], readings[reading].judges, of: segments, condition: condition,
      intent: intent)
    let role = entries[intent].intent.role
    for sweep in readings[reading].sweeps {
      sweeps[condition][sweep].add(
        releases[screen], segments, swipes: seated.each, role: role, other: others[intent])
    }
    for search in readings[reading].searches {
      searches[condition][search].add(
        releases[screen], segments, swipes: seated.each, role: role)
    }
  }

  /// Adds the counts of the seated people to every condition.
  private mutating func flush(_ people: Int, from first: Int, into total: inout StudyCounts) {
    for condition in total.conditions.indices where isMine[condition] {
      for index in groups.indices {
        // Taken out of the loops, where copying the group would cost more than counting.
        let (intents, trials) = (groups[index].intents, groups[index].metric.trials)
        let isCancelled = groups[index].metric.events == .cancelled
        for seat in 0..<people {
          var count = 0
          for place in events.indices { events[place] = 0 }
          for intent in intents {
            let swipes = tallies.intent(condition, seat, intent)
            count += trials == .begun ? swipes.begun : swipes.swipes
            let (begun, sign) = isCancelled ? (Int32(swipes.begun), -1 as Int32) : (0, 1)
            for place in events.indices {
              events[place] +=
                begun + sign * tallies.completions(condition, seat, intent, policy: place)
            }
          }
          events.withUnsafeBufferPointer {
            total.conditions[condition].groups[index].moments[0].add(
              trials: count, successes: $0)
          }
          total.conditions[condition].groups[index].batches?.add(
            first + seat, trials: count, events: events)
        }
      }
      for sweep in sweeps[condition].indices {
        sweeps[condition][sweep].flush(people, into: &total.conditions[condition].sweeps[sweep])
      }
      for search in searches[condition].indices {
        searches[condition][search].flush(
          people, into: &total.conditions[condition].searches[search])
      }
    }
  }
}
