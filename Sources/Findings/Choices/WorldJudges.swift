import ExperimentFiles
import PopGesture
import Study
import SwipeSimulation

/// Judges candidates in many worlds: some choose, others tell how often what was chosen holds.
///
/// The best of many at a boundary is partly lucky, so the worlds that chose it say too much of it.
struct WorldJudges: Sendable {
  let experiment: Experiment
  let fresh: FreshPeople
  let choosing: WorldHalves
  private let judging: WorldHalves
  /// Rates of the fresh people, by which limits are kept as well.
  private let central: CandidateRates
  /// What worlds count: in its order are their conditions and policies.
  private let judged: Experiment

  /// - Parameters:
  ///   - central: rates of the fresh people.
  ///   - worlds: counts of both halves of every world, those that choose first.
  init(
    _ experiment: Experiment, _ fresh: FreshPeople, central: CandidateRates, worlds: [StudyCounts]
  ) {
    (self.experiment, self.fresh) = (experiment, fresh)
    self.central = central
    judged = fresh.inWorlds
    choosing = WorldHalves(worlds.prefix(2 * experiment.worlds), policies: judged.policies.count)
    judging = WorldHalves(worlds.dropFirst(2 * experiment.worlds), policies: judged.policies.count)
  }

  /// How every judged candidate serves limits, and what draws of worlds choose; nil where the goal
  /// has no limits, or the page was not counted.
  ///
  /// What is made as good as possible is the median of the goal's rate, as success; kept are limits
  /// that hold in nine of ten worlds, or in most draws of them, and by the 95% bound among the
  /// fresh people.
  func judgement(goal: Int, at place: Chooser.Place) -> Judgement? {
    guard case .rate(let merit) = experiment.goals[goal].merit,
      let limits = experiment.goals[goal].limits
    else { return nil }
    let checks = limits.checks
    var judged: [Judged] = []
    for recognizer in fresh.recognizers {
      for (policy, candidate) in fresh.candidates(behind: recognizer).enumerated() {
        let figures = figures(recognizer, policy, place, in: choosing)
        if figures.isEmpty { return nil }
        let own = central(of: candidate, place)
        judged.append(
          Judged(
            candidate: candidate, figures: figures, merit: merit,
            keeps: figures.map { checks.keep($0.rates) },
            status: own.map(checks.status) ?? .over, excess: own.map(checks.excess) ?? .infinity))
      }
    }
    if judged.isEmpty { return nil }
    let votes = votes(judged)
    let standings = judged.map { one in
      let prospect = Prospect(one.figures, limits, experiment)
      let holds = prospect.chance >= Prospect.leastChance || one.candidate == votes.first?.candidate
      return Standing(
        candidate: one.candidate,
        status: holds ? one.status : .over,
        merit: merit.sign * prospect.rates[merit].median,
        tieBreak: Goal.Merit.rate(merit).breaksTiesBySuccess ? prospect.rates.success.median : 0,
        rates: ByCriterion {
          $0.isMoreBetter ? prospect.rates[$0].low : prospect.rates[$0].high
        },
        excess: holds ? one.excess : 1 - prospect.chance)
    }
    return Judgement(standings: standings, votes: votes)
  }

  /// What the worlds that choose say of candidates at one place.
  struct Judgement {
    let standings: [Standing]
    /// Each candidate that draws of worlds ever choose, and how often; the most frequent first.
    let votes: [(candidate: Candidate, share: Double)]
  }

  /// What one candidate does in each world that chooses, where it keeps all limits, and whether it
  /// keeps them among the fresh people.
  private struct Judged {
    let candidate: Candidate
    let figures: [WorldFigures]
    /// What the goal makes as good as possible.
    let merit: Criterion
    let keeps: [Bool]
    let status: Choice.Status
    let excess: Double
  }

  /// How a candidate does in the other worlds.
  func prospect(of candidate: Candidate, goal: Int, at place: Chooser.Place) -> Prospect? {
    guard let limits = experiment.goals[goal].limits else { return nil }
    let figures = figures(of: candidate, place, in: judging)
    if figures.isEmpty { return nil }
    return Prospect(
      figures, plain: self.figures(of: candidate, place, in: judging.plain), limits, experiment)
  }

  /// By how much a candidate's success is above another's, world by world; nil where they were not
  /// both counted.
  func lead(
    of candidate: Candidate, over other: Candidate, at place: Chooser.Place
  ) -> Prospect.Range? {
    let own = figures(of: candidate, place, in: judging)
    let others = figures(of: other, place, in: judging)
    if own.isEmpty || others.isEmpty { return nil }
    return Prospect.Range(zip(own, others).map { $0.rates.success - $1.rates.success })
  }

  /// What a candidate does in each world; none where it was not counted.
  func figures(
    of candidate: Candidate, _ place: Chooser.Place, in worlds: WorldHalves
  ) -> [WorldFigures] {
    guard fresh.recognizers.contains(candidate.recognizer),
      let policy = fresh.candidates(behind: candidate.recognizer).firstIndex(of: candidate)
    else { return [] }
    return figures(candidate.recognizer, policy, place, in: worlds)
  }

  /// What draws of worlds choose: for each candidate that is ever chosen, how often, the most
  /// frequent first.
  ///
  /// A draw takes as many worlds as there are, with repetition, and chooses the best median merit
  /// among the candidates that keep all limits in nine of ten of them; among equals that with the
  /// best median success of all worlds, where the merit is another.
  private func votes(_ judged: [Judged]) -> [(candidate: Candidate, share: Double)] {
    // Whoever is far from nine of ten is never chosen.
    let pool = judged.filter { one in
      one.status == .kept
        && Double(one.keeps.count { $0 }) >= 0.75 * Double(one.keeps.count)
    }.map { Voted($0) }
    // The likely winners first, so that most others are known to lose without their median.
    let ranked = pool.indices.sorted {
      (pool[$0].median, pool[$0].tieBreak) > (pool[$1].median, pool[$1].tieBreak)
    }
    let count = choosing.count
    var random = SplitMix(seed: experiment.worldSeed)
    var votes = [Int](repeating: 0, count: pool.count)
    for _ in 0..<Self.draws {
      var times = [Int32](repeating: 0, count: count)
      for _ in 0..<count { times[random.next(below: count)] += 1 }
      var best: (place: Int, merit: Double)?
      for place in ranked {
        let one = pool[place]
        let kept = times.indices.reduce(0) { $0 &+ times[$1] & one.keeps[$1] }
        guard Double(kept) >= Prospect.leastChance * Double(count) else { continue }
        if let best {
          let below = times.indices.reduce(0) {
            $0 &+ (one.merit[$1] < best.merit ? times[$1] : 0)
          }
          if 2 * Int(below) > count { continue }
        }
        let median = Self.median(one.merit, in: one.order, times)
        if let best,
          (median, one.tieBreak, best.place) <= (best.merit, pool[best.place].tieBreak, place)
        {
          continue
        }
        best = (place, median)
      }
      if let best { votes[best.place] += 1 }
    }
    return votes.indices.filter { votes[$0] > 0 }.sorted { (-votes[$0], $0) < (-votes[$1], $1) }
      .map { (pool[$0].candidate, Double(votes[$0]) / Double(Self.draws)) }
  }

  private static let draws = 1_000

  /// Whom draws of worlds may choose.
  private struct Voted {
    let candidate: Candidate
    /// Per world: all bits where the candidate keeps the limits, or none.
    let keeps: [Int32]
    /// Per world: what is made as large as possible.
    let merit: [Double]
    /// Places of the worlds, that with the least merit first.
    let order: [Int]
    /// Of merit in all worlds.
    let median: Double
    /// The median success in all worlds, which decides among equals; 0 where it is the merit.
    let tieBreak: Double

    init(_ judged: Judged) {
      let sign = judged.merit.sign
      let merit = judged.figures.map { sign * $0.rates[judged.merit] }
      let success = judged.figures.map(\.rates.success)
      tieBreak =
        Goal.Merit.rate(judged.merit).breaksTiesBySuccess
        ? WorldJudges.median(
          success, in: success.indices.sorted { success[$0] < success[$1] }, success.map { _ in 1 })
        : 0
      (candidate, self.merit) = (judged.candidate, merit)
      keeps = judged.keeps.map { $0 ? -1 : 0 }
      order = merit.indices.sorted { merit[$0] < merit[$1] }
      median = WorldJudges.median(merit, in: order, merit.map { _ in 1 })
    }
  }

  /// The median of values of which each counts some times.
  ///
  /// - Parameter order: places of the values, the smallest value first.
  static func median(_ values: [Double], in order: [Int], _ times: [Int32]) -> Double {
    var (seen, lower) = (0, Double.nan)
    for place in order where times[place] > 0 {
      seen += Int(times[place])
      if lower.isNaN, 2 * seen >= values.count { lower = values[place] }
      if 2 * seen > values.count { return (lower + values[place]) / 2 }
    }
    return lower
  }

  /// What is limited among the fresh people, on the screen where each is worst; nil where the
  /// candidate was not counted.
  func central(of candidate: Candidate, _ place: Chooser.Place) -> CriterionRates? {
    guard let policy = fresh.place(of: candidate) else { return nil }
    var worst = CriterionRates.best
    for condition in experiment.conditions(
      on: place.scope, context: place.context, recognizer: candidate.recognizer)
    {
      guard let line = central.lines[fresh.condition(condition)].first else { return nil }
      worst.worsen(to: line.rates[policy])
    }
    return worst
  }

  /// What a policy does in each world, on the worst of the screens; none where it was not counted.
  private func figures(
    _ recognizer: Int, _ policy: Int, _ place: Chooser.Place, in worlds: WorldHalves
  ) -> [WorldFigures] {
    guard let own = fresh.recognizers.firstIndex(of: recognizer),
      let wanted = judged.intents.firstIndex(where: { $0.role == .wanted })
    else { return [] }
    let context = judged.contexts[place.context]
    var figures = [WorldFigures](repeating: WorldFigures(), count: worlds.count)
    func note(_ rates: [Double], _ criterion: Criterion) {
      let isMoreBetter = criterion.isMoreBetter
      for (world, rate) in rates.enumerated() {
        let own = figures[world].rates[criterion]
        figures[world].rates[criterion] = isMoreBetter ? min(own, rate) : max(own, rate)
      }
    }
    for condition in judged.conditions(on: place.scope, context: place.context, recognizer: own) {
      guard worlds.haveCounted(wanted, condition) else { return [] }
      note(worlds.rates(wanted, of: policy, condition), .success)
      for (intent, kind) in judged.intents.enumerated() {
        switch kind.role {
        case .wanted, .repeated: break
        case .withdrawn:
          let popped = worlds.rates(intent, of: policy, amongBegun: true, condition)
          note(popped.map { 1 - $0 }, .abortsHonoured)
        case .unwanted:
          let triggers = worlds.rates(intent, of: policy, condition)
          for (world, rate) in triggers.enumerated()
          where rate > figures[world].rates.falseTriggers || figures[world].worst == nil {
            figures[world].worst = intent
          }
          note(triggers, .falseTriggers)
          if context.serves(kind) { note(worlds.rates(intent, of: nil, condition), .contentLost) }
        }
      }
    }
    return experiment.recorded == nil ? figures : unbiased(figures, recognizer, policy, place)
  }

  /// Figures of worlds whose people are drawn again, with false triggers without the bias of that.
  ///
  /// The other figures are no rare tails, and have little.
  private func unbiased(
    _ figures: [WorldFigures], _ recognizer: Int, _ policy: Int, _ place: Chooser.Place
  ) -> [WorldFigures] {
    let candidate = fresh.candidates(behind: recognizer)[policy]
    guard let fitted = central(of: candidate, place)?.falseTriggers.rate else { return figures }
    var figures = figures
    let rates = RedrawnBias.removed(from: figures.map(\.rates.falseTriggers), fitted: fitted)
    for (world, rate) in rates.enumerated() { figures[world].rates.falseTriggers = rate }
    return figures
  }
}

extension Prospect {
  /// - Parameter plain: the same figures with sampling error; nil where nobody asks how much it is.
  /// - Precondition: there is a world.
  init(
    _ figures: [WorldFigures], plain: [WorldFigures]? = nil, _ limits: Limits,
    _ experiment: Experiment
  ) {
    let checks = limits.checks
    chance = Double(figures.count { checks.keep($0.rates) }) / Double(figures.count)
    worlds = figures.count
    let ranges = ByCriterion { criterion in
      let check = checks.first { $0.criterion == criterion }
      return Range(figures.map { $0.rates[criterion] }) { check?.keeps($0) == false }
    }
    rates = ranges
    let worst = Dictionary(grouping: figures.compactMap(\.worst)) { $0 }
      .max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }
    worstIntent = worst.map { experiment.intents[$0.key].rawValue }
    samplingShare = plain.map { plain in
      [Criterion.success, .falseTriggers].map { criterion in
        let noisy = Range(plain.map { $0.rates[criterion] }).deviation
        let kept = noisy > 0 ? min(ranges[criterion].deviation / noisy, 1) : 1
        return (1 - kept * kept).squareRoot()
      }.max() ?? 0
    }
  }
}
