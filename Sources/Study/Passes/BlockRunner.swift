import ExperimentFiles
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
  /// What decides when a gesture begins; nil in the conditions of others.
  private let deciding: [Recognizer?]
  /// Per page, the same on every screen and with every recognizer.
  private let groups: [[TallyGroup]]
  /// Conditions of one page on one screen.
  private let perPage: Int
  private let entries: [IntentCatalog.Entry]
  /// Who judges the same releases.
  private let readings: [Readers]
  private var batch: SwipeBatch
  private var crowd: Crowd
  /// Clusters of errors that are seated together: people with all swipes or a part of them, or one
  /// block of people with one swipe of each.
  private let seats: Int
  /// The swipes of rare intents that were chosen.
  private var chosen: [ChosenSwipe] = []
  /// Per screen.
  private var releases: [ReleaseBatch]
  private var tallies: SeatTallies
  /// Per seat: which releases of the batch are that person's.
  private var segments: [UInt64] = []
  /// Per condition and sweep.
  private var sweeps: [[SweepCounter]]
  /// Per intent: its place among those whose completions are counted on their own.
  private let others: [Int?]
  private var events: [Int32]
  /// The place of the intent whose completed pops tell how far fingers go; nil without it, or where
  /// that is not counted.
  private let wanted: Int?
  private let countsSums: Bool
  /// How far the finger went before each release of the batch.
  private var lengths: [Int32] = []

  init(_ pass: Pass) {
    let experiment = pass.experiment
    self.experiment = experiment
    conditions = experiment.conditions
    deciding = conditions.map { experiment.needsWholePages($0) ? nil : $0.decidingRecognizer }
    groups = experiment.contexts.map {
      TallyGroup.groups(of: experiment.intents, on: $0, wholePages: false)
    }
    perPage = experiment.comparedPerPage
    entries = experiment.intents.compactMap(IntentCatalog.entry)
    readings = Readers.all(in: pass)
    batch = SwipeBatch(
      screens: experiment.screens, population: experiment.population, seed: experiment.seed,
      design: experiment.design, seesWholePath: false)
    crowd = Crowd(of: experiment.population, seed: experiment.seed, design: experiment.design)
    let seats =
      experiment.design == .balanced
      ? 1 : max(1, SwipeBatch.capacity / experiment.swipesPerIntent)
    self.seats = seats
    releases = experiment.screens.map { ReleaseBatch(in: $0.view) }
    tallies = SeatTallies(
      conditions: conditions.count, seats: seats, intents: entries.count,
      policies: experiment.policies.count, isWeighted: experiment.design.weight > 1)
    let swept = pass.listeners.contains(.sweeps) ? experiment.lines : []
    let others = experiment.otherIntents
    self.others = experiment.intents.map { others.firstIndex(of: $0) }
    sweeps = deciding.map { deciding in
      deciding != nil ? swept.map { SweepCounter($0, seats: seats, others: others.count) } : []
    }
    events = experiment.policies.map { _ in 0 }
    countsSums = pass.listeners.contains(.sums)
    wanted = pass.listeners.contains(.travel) ? experiment.intents.firstIndex(of: .pop) : nil
  }

  /// Adds the participants of a range to `total`.
  mutating func run(_ range: Range<Int>, into total: inout StudyCounts) {
    guard deciding.contains(where: { $0 != nil }) else { return }
    var first = range.lowerBound
    while first < range.upperBound {
      // A block ends where its number changes, wherever the range begins.
      let end =
        experiment.design == .balanced
        ? (experiment.cluster(of: first) + 1) * experiment.peoplePerCluster : first + seats
      let people = (first..<min(end, range.upperBound)).map { crowd.person($0) }
      tallies.removeAll()
      if experiment.design == .balanced {
        runBlock(people, into: &total)
      } else {
        runPeople(people, into: &total)
      }
      let clusters = experiment.design == .balanced ? 1 : people.count
      flush(clusters, from: experiment.cluster(of: first), into: &total)
      first = end
    }
  }

  /// Makes all swipes of a few people, as many at a time as fit.
  private mutating func runPeople(_ people: [Participant], into total: inout StudyCounts) {
    for swipe in stride(from: 0, to: experiment.swipesPerIntent, by: SwipeBatch.capacity) {
      let last = min(swipe + SwipeBatch.capacity, experiment.swipesPerIntent)
      batch.removeAll()
      for person in people {
        for swipe in swipe..<last { batch.append(person, swipe: swipe) }
      }
      let seated = SeatedSwipes(clusters: people.count, each: last - swipe)
      for intent in entries.indices {
        make(seated, of: people, isFirst: swipe == 0, intent, into: &total)
      }
    }
  }

  /// Makes all swipes of a block of people: of everybody one at a time, or the chosen ones.
  private mutating func runBlock(_ people: [Participant], into total: inout StudyCounts) {
    let unit = experiment.design.weight
    for swipe in 0..<experiment.swipesPerIntent {
      seat(people, swipe)
      let seated = SeatedSwipes(clusters: 1, each: people.count, weights: SwipeWeights(unit: unit))
      for intent in entries.indices where !entries[intent].isChosen {
        make(seated, of: people, isFirst: swipe == 0, intent, into: &total)
      }
    }
    for intent in entries.indices where entries[intent].isChosen {
      seat(people, 0)
      chosen.removeAll(keepingCapacity: true)
      batch.choose(entries[intent], count: experiment.swipesPerIntent, into: &chosen)
      for start in stride(from: 0, to: chosen.count, by: SwipeBatch.capacity) {
        let part = chosen[start..<min(start + SwipeBatch.capacity, chosen.count)]
        batch.removeAll()
        for swipe in part {
          batch.append(people[swipe.participant - people[0].index], swipe: swipe.swipe)
        }
        let seated = SeatedSwipes(
          clusters: 1, each: part.count, weights: SwipeWeights(part, unit: unit))
        make(seated, of: people, part, isFirst: true, intent, into: &total)
      }
    }
  }

  private mutating func seat(_ people: [Participant], _ swipe: Int) {
    batch.removeAll()
    for person in people { batch.append(person, swipe: swipe) }
  }

  /// Makes the seated swipes of an intent, and judges them in every condition.
  ///
  /// - Parameters:
  ///   - part: which swipes they are, where they were chosen.
  ///   - isFirst: whether people's first ones are among them.
  private mutating func make(
    _ seated: SeatedSwipes, of people: [Participant], _ part: ArraySlice<ChosenSwipe> = [],
    isFirst: Bool, _ intent: Int, into total: inout StudyCounts
  ) {
    let (entry, first) = (entries[intent], people[0].index)
    batch.draw(entry)
    var condition = 0
    for screen in experiment.screens.indices {
      batch.move(entry, on: screen)
      for _ in 0..<conditions.count / experiment.screens.count {
        if let recognizer = deciding[condition] {
          for reading in readings.indices {
            let begun = batch.recognize(
              by: recognizer, readings[reading].reading, into: &releases[screen])
            seated.split(begun, into: &segments)
            let weights = seated.weights.of(begun)
            judge(
              seated, begun: begun, weights, reading: reading, screen: screen,
              condition: condition, intent: intent)
            if reading == 0, first < ReleaseSamples.people, isFirst {
              total.conditions[condition].samples?.add(
                releases[screen], of: owners(of: begun, people, part), intent: intent)
            }
          }
        }
        condition += 1
      }
    }
  }

  /// Whose the releases are; nil for swipes that were not chosen by their turn.
  private func owners(
    of begun: UInt64, _ people: [Participant], _ part: ArraySlice<ChosenSwipe>
  ) -> [Int?] {
    (0..<SwipeBatch.capacity).filter { begun &>> UInt64($0) & 1 == 1 }.map { lane in
      if !part.isEmpty {
        let swipe = part[part.startIndex + lane]
        return swipe.isByTurn ? swipe.participant : nil
      }
      let each = experiment.design == .balanced ? 1 : batch.count / people.count
      return people[lane / each].index
    }
  }

  /// Lets the policies and sweeps of one reading judge the releases of one batch.
  private mutating func judge(
    _ seated: SeatedSwipes, begun: UInt64, _ weights: SwipeWeights, reading: Int, screen: Int,
    condition: Int, intent: Int
  ) {
    if reading == 0 {
      tallies.add(seated, begun: segments, weights, condition: condition, intent: intent)
    }
    lengths.removeAll(keepingCapacity: true)
    if intent == wanted {
      for place in 0..<releases[screen].count {
        lengths.append(TravelCounts.units(releases[screen].displacement(place)))
      }
    }
    for panel in readings[reading].panels {
      tallies.add(
        releases[screen], panel, of: segments, weights, lengths: lengths,
        condition: condition, intent: intent)
    }
    let role = entries[intent].intent.role
    for sweep in readings[reading].sweeps {
      sweeps[condition][sweep].add(
        releases[screen], segments, seated, weights, role: role, other: others[intent])
    }
  }

  private mutating func flush(_ clusters: Int, from first: Int, into total: inout StudyCounts) {
    if countsSums { return flushSums(clusters, into: &total) }
    for condition in total.conditions.indices where deciding[condition] != nil {
      let page = condition / perPage % groups.count
      for index in groups[page].indices {
        // Taken out of the loops, where copying the group would cost more than counting.
        let (intents, metric) = (groups[page][index].intents, groups[page][index].metric)
        let (trials, weights) = (metric.trials, metric.events.perPop ?? .none)
        for seat in 0..<clusters {
          var count = 0
          for place in events.indices { events[place] = 0 }
          for intent in intents {
            let swipes = tallies.intent(condition, seat, intent)
            count += trials == .begun ? swipes.begun : swipes.swipes
            let begun = weights.begun * Int32(swipes.begun)
            for place in events.indices {
              let pops = tallies.completions(condition, seat, intent, policy: place)
              events[place] += begun + weights.completed * pops
            }
          }
          events.withUnsafeBufferPointer {
            total.conditions[condition].groups[index].moments[0].add(trials: count, successes: $0)
          }
          total.conditions[condition].groups[index].batches?.add(
            first + seat, trials: count, events: events)
          if total.conditions[condition].groups[index].light != nil {
            noteLight(
              of: index, (intents, trials, weights), in: condition, seat, first + seat,
              trials: count, into: &total)
          }
        }
      }
      flushTravel(clusters, condition, into: &total)
      for sweep in sweeps[condition].indices {
        sweeps[condition][sweep].flush(clusters, into: &total.conditions[condition].sweeps[sweep])
      }
    }
  }

  /// Adds what the seated clusters' swipes of each intent came to.
  private func flushSums(_ clusters: Int, into total: inout StudyCounts) {
    let width = experiment.policies.count + 2
    for condition in total.conditions.indices where deciding[condition] != nil {
      for seat in 0..<clusters {
        for intent in entries.indices {
          let swipes = tallies.intent(condition, seat, intent)
          let first = intent * width
          total.conditions[condition].sums[first] += swipes.swipes
          total.conditions[condition].sums[first + 1] += swipes.begun
          for policy in events.indices {
            total.conditions[condition].sums[first + 2 + policy] += Int(
              tallies.completions(condition, seat, intent, policy: policy))
          }
        }
      }
    }
  }

  /// Adds how far the fingers of the seated clusters went in completed pops.
  private func flushTravel(_ clusters: Int, _ condition: Int, into total: inout StudyCounts) {
    guard let wanted else { return }
    for seat in 0..<clusters {
      for policy in events.indices {
        // Wanted pops weigh the same, one and all.
        let pops = tallies.completions(condition, seat, wanted, policy: policy)
        total.conditions[condition].travel?.add(
          pops: Int(pops) / experiment.design.weight,
          units: tallies.travel(condition, seat, policy: policy), of: policy)
      }
    }
  }

  /// Adds those of a cluster's events that stand for themselves alone, and what was made of either
  /// kind; `trials` are the weights of all.
  private mutating func noteLight(
    of index: Int, _ group: (intents: [Int], trials: Metric.Trials, events: SwipeFact.PerPop),
    in condition: Int, _ seat: Int, _ cluster: Int, trials: Int, into total: inout StudyCounts
  ) {
    let unit = experiment.design.weight
    for place in events.indices {
      var (light, all) = (0, 0)
      var made = (light: 0, heavy: 0)
      for intent in group.intents {
        let swipes = tallies.intent(condition, seat, intent)
        let own = tallies.light(condition, seat, intent)
        let counted =
          group.trials == .begun ? (own.begun, swipes.begun) : (own.swipes, swipes.swipes)
        made.light += counted.0
        made.heavy += (counted.1 - counted.0) / unit
        let popped = (
          tallies.light(condition, seat, intent, policy: place),
          Int(tallies.completions(condition, seat, intent, policy: place))
        )
        light += group.events.count(begun: own.begun, completed: popped.0)
        all += group.events.count(begun: swipes.begun, completed: popped.1)
      }
      events[place] = Int32(light)
      total.conditions[condition].groups[index].made.add(
        light: (made.light, light), heavy: (made.heavy, (all - light) / unit), of: place)
      total.conditions[condition].groups[index].batches?.add(
        cluster, contestant: place, light: light)
    }
    events.withUnsafeBufferPointer {
      total.conditions[condition].groups[index].light?[0].add(trials: trials, successes: $0)
    }
  }
}
