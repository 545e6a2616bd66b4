import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import Study
import SwipeSimulation

/// Chooses policies for every goal, page and group of screens.
///
/// What is chosen is chosen by all people; what it does is measured by others (`FreshPeople`).
struct ChoiceStudy {
  let experiment: Experiment
  /// By the experiment's own people, and by those of each scenario.
  let chooser: Chooser
  let scenarios: [Chooser]
  /// Who chooses within limits, by what candidates do in many worlds; nil for the own people.
  var worlds: WorldJudges?
  private let figures: Figures

  /// - Parameter own: counts of the experiment's own people, and the rates of every candidate by
  ///   them.
  init(
    _ experiment: Experiment, own: (counts: StudyCounts, rates: CandidateRates),
    scenarios: [Chooser]
  ) {
    (self.experiment, self.scenarios) = (experiment, scenarios)
    chooser = Chooser(experiment, own.rates)
    figures = Figures(experiment, own: own)
  }

  /// A goal, and where it is asked for.
  struct Question: Sendable {
    let goal: Int
    let place: Chooser.Place
  }

  /// What was chosen, and what becomes of it when people are otherwise.
  struct Answer: Sendable {
    var choices: [Choice] = []
    var robustness: [RobustnessRow] = []
    /// Every policy as named, behind the recognizer of the best; none for further goals and single
    /// screens.
    var compared: [Choice] = []
    var subject: SubjectChoice?
    /// What recordings drawn again would choose; nil where nobody was recorded.
    var redrawn: RedrawnChoice?
  }

  /// Every question, page after page, goal after goal.
  var questions: [Question] {
    experiment.contexts.indices.flatMap { context in
      experiment.goals.indices.flatMap { goal in
        ChoiceScope.all(of: experiment).map {
          Question(goal: goal, place: Chooser.Place(scope: $0, context: context))
        }
      }
    }
  }

  /// The choices for one goal and place: the best setting, in detail of each family behind each
  /// recognizer; the one that loses least whatever is assumed; the best of the policies as they are
  /// named, and one that is within noise of being better.
  func answer(_ question: Question) -> Answer {
    let (goal, place) = (question.goal, question.place)
    let all = chooser.standings(goal: goal, at: place)
    let judged = worlds?.judgement(goal: goal, at: place)
    let votes = judged?.votes ?? []
    let pool = judged?.standings ?? all
    func ownBest(_ standings: [Standing]) -> Standing? { chooser.best(standings, goal: goal) }
    func pick(_ standings: [Standing]) -> Standing? {
      judged == nil ? ownBest(standings) : Self.elected(standings, votes.map(\.candidate))
    }
    guard let best = pick(pool) else { return Answer() }
    var choices: [Choice] = []
    /// Where a choice stands among those found, to which it is added if it is new.
    func found(_ standing: Standing) -> Int {
      let candidate = standing.candidate
      if let same = choices.firstIndex(where: { $0.candidate == candidate }) { return same }
      choices.append(choice(standing, best, goal, place))
      return choices.count - 1
    }
    let isHeadline = goal == 0 && question.place.scope.group != nil
    for set in pools() where isHeadline || set.mark != \Choice.isBestOfRecognizer {
      guard let own = pick(pool.filter(set.contains)) else { continue }
      let place = found(own)
      if let mark = set.mark { choices[place][keyPath: mark] = true }
    }
    let varied =
      experiment.isToldInScenarios(goal)
      ? scenarios.map { ScenarioStandings($0.standings(goal: goal, at: place), by: $0, goal) } : []
    if !varied.isEmpty {
      let robust = robust([ScenarioStandings(all, by: chooser, goal)] + varied)
      choices[found(robust)].isRobust = true
    }
    let named = shipped(pool, pick)
    // In worlds named policies that are far from the limits are not judged.
    for standing in named.isEmpty ? shipped(all, ownBest) : named {
      _ = found(standing)
    }
    let subject = subject(pool, best, question, pick) ?? subject(all, best, question, ownBest)
    if judged != nil, goal == 0 {
      for vote in votes {
        let isBest = vote.candidate == best.candidate
        guard isBest || vote.share >= Self.equalShare,
          let standing = pool.first(where: { $0.candidate == vote.candidate })
        else { continue }
        let place = found(standing)
        choices[place].isEqual = !isBest
        choices[place].stability = vote.share
      }
    }
    // Figures of every policy are shown for the first goal, on groups of screens alone; whether it
    // keeps the limits is said by worlds where it was judged in them.
    let compared =
      isHeadline
      ? all.filter {
        $0.candidate.isNamed && $0.candidate.recognizer == best.candidate.recognizer
      } : []
    return Answer(
      choices: choices, robustness: robustness(of: choices, all, varied),
      compared: compared.map { own in
        let judged =
          pool.first { $0.candidate == own.candidate }
          ?? pool.first { isSameRule($0.candidate, own.candidate) } ?? own
        return choice(judged, best, goal, question.place, named: own.candidate)
      },
      subject: subject, redrawn: isHeadline ? redrawn(best, pool, place) : nil)
  }

  /// An answer that was given without worlds, with what they tell of the best by the first limits.
  func inWorlds(_ answer: Answer, to question: Question) -> Answer {
    var answer = answer
    for number in answer.choices.indices where answer.choices[number].isBest {
      answer.choices[number].prospect = worlds?.prospect(
        of: answer.choices[number].candidate, goal: 0, at: question.place)
    }
    return answer
  }

  /// The candidate within the limits that most draws of worlds choose; where they choose none of
  /// these, the best of all worlds together.
  private static func elected(_ standings: [Standing], _ votes: [Candidate]) -> Standing? {
    for candidate in votes {
      let voted = standings.first { $0.candidate == candidate && $0.status == .kept }
      if let voted { return voted }
    }
    return Chooser.best(standings, margin: nil, numbers: { _ in 0 })
  }

  /// What recordings of other people would choose in place of the best.
  private func redrawn(
    _ best: Standing, _ pool: [Standing], _ place: Chooser.Place
  ) -> RedrawnChoice? {
    guard experiment.recorded != nil, let worlds else { return nil }
    let elected = worlds.elected(at: place)
    if elected.isEmpty { return nil }
    let counts = Dictionary(grouping: elected) { $0 }.mapValues(\.count)
    func share(_ candidate: Candidate) -> Double {
      Double(counts[candidate] ?? 0) / Double(elected.count)
    }
    // In the order of the pool where several are chosen as often.
    let others = pool.filter { $0.candidate != best.candidate && share($0.candidate) > 0 }
    let next = others.sorted { share($0.candidate) > share($1.candidate) }.first
    func lead(_ candidate: Candidate) -> Prospect.Range? {
      worlds.lead(of: candidate, over: best.candidate, at: place)
    }
    let leads = Dictionary(uniqueKeysWithValues: counts.keys.map { ($0, lead($0)?.median ?? 0) })
    return RedrawnChoice(
      share: share(best.candidate), recordings: elected.count,
      stake: Prospect.Range(elected.map { leads[$0] ?? 0 }),
      runnerUp: next.map { choice($0, best, 0, place) },
      runnerUpShare: next.map { share($0.candidate) } ?? 0,
      lead: next.flatMap { lead($0.candidate) })
  }

  /// The share of draws of other worlds that choose a rule from which on it is as good as the best.
  private static let equalShare = 0.05

  /// The best of the policies as they are named, and the one that may be better by more than the
  /// margin: it is within noise of the limits.
  private func shipped(_ all: [Standing], _ pick: ([Standing]) -> Standing?) -> [Standing] {
    let named = all.filter(\.candidate.isNamed)
    guard let best = pick(named) else { return [] }
    let near = pick(named.filter { $0.status == .withinNoise })
    guard let near, near.merit > best.merit + experiment.margin else { return [best] }
    return [best, near]
  }

  /// Settings of one family, behind one recognizer or any.
  func family(_ family: PolicyFamily, _ recognizer: Int? = nil) -> (Standing) -> Bool {
    let sources = experiment.lines.map { $0.family.name == family.name }
    return { standing in
      let candidate = standing.candidate
      return candidate.source > 0 && sources[candidate.source - 1]
        && (recognizer ?? candidate.recognizer) == candidate.recognizer
    }
  }

  /// What is chosen from: in detail the settings of each family, behind each recognizer and behind
  /// any; all settings; everything.
  ///
  /// The best of everything need not be the best of its family: who is within the margin of the
  /// highest success depends on who is asked.
  private func pools() -> [Pool] {
    let families = experiment.lines.map(\.family).grouped(by: \.name).map { $0[0] }
    let detail = experiment.recognizers.indices.flatMap { recognizer in
      families.map { Pool(contains: family($0, recognizer)) }
    }
    let whole = families.map { Pool(mark: \.isBestOfFamily, contains: family($0)) }
    let several = experiment.recognizers.count > 1 ? experiment.recognizers.indices : 0..<0
    return (experiment.tuning == nil ? [] : detail + whole)
      + several.map { recognizer in
        Pool(mark: \.isBestOfRecognizer) { $0.candidate.recognizer == recognizer }
      }
      + [Pool(mark: \.isBestSetting) { !$0.candidate.isNamed }, Pool { _ in true }]
  }

  /// Candidates of which the best is named.
  private struct Pool {
    /// What says of a choice that it is their best; nil where nothing does.
    var mark: WritableKeyPath<Choice, Bool>?
    let contains: (Standing) -> Bool
  }

  /// Whether two candidates are one rule under two names, of which worlds judge but one.
  private func isSameRule(_ one: Candidate, _ other: Candidate) -> Bool {
    one.isNamed && other.isNamed && one.recognizer == other.recognizer
      && experiment.policy(of: one).isSameRule(as: experiment.policy(of: other))
  }

  /// - Parameter named: another name of the same rule, under which it is shown; nil for its own.
  func choice(
    _ standing: Standing, _ best: Standing, _ goal: Int, _ place: Chooser.Place,
    named: Candidate? = nil
  ) -> Choice {
    let candidate = named ?? standing.candidate
    var choice = Choice(
      goal: experiment.goals[goal], scope: place.scope,
      context: experiment.contexts[place.context].name,
      recognizer: experiment.recognizers[candidate.recognizer],
      policy: experiment.policy(of: candidate), candidate: candidate,
      isBest: candidate == best.candidate, status: standing.status,
      screens: figures.onScreens(candidate, goal: experiment.goals[goal], at: place))
    choice.prospect = worlds?.prospect(of: standing.candidate, goal: goal, at: place)
    return choice
  }

  /// The candidate that stays closest to the best one whatever is assumed about people: of each the
  /// loss against the best one of each scenario, where it is largest; of those that keep to the
  /// limits everywhere the one with the smallest (minimax regret, Savage 1951).
  ///
  /// - Parameter people: the standings among the experiment's own people, then in each scenario,
  ///   all in the same order.
  private func robust(_ people: [ScenarioStandings]) -> Standing {
    let own = people[0].all
    let judged = own.indices.map { place in
      let each = people.map { $0.all[place] }
      let most = people.reduce(-.infinity) { max($0, $1.best.merit - $1.all[place].merit) }
      return Standing(
        candidate: own[place].candidate, status: each.map(\.status).max() ?? .kept, merit: -most,
        rates: ByCriterion { _ in 0 }, excess: each.map(\.excess).max() ?? 0)
    }
    let best = Chooser.best(judged, margin: nil, numbers: { _ in 0 })
    return own.first { $0.candidate == best?.candidate } ?? own[0]
  }
}

/// How every candidate serves a goal on the people of a scenario, and which one best.
struct ScenarioStandings {
  let all: [Standing]
  /// The best of all, and of those that the experiment names.
  let best, bestNamed: Standing

  /// - Precondition: there are some.
  init(_ all: [Standing], by people: Chooser, _ goal: Int) {
    self.all = all
    best = people.best(all, goal: goal) ?? all[0]
    bestNamed = people.best(all.filter(\.candidate.isNamed), goal: goal) ?? all[0]
  }
}

extension Experiment {
  /// Whether it is said what becomes of the choices for a goal when people are otherwise: for the
  /// limits, and for every goal where choices stand in detail.
  func isToldInScenarios(_ goal: Int) -> Bool { goal == 0 || tuning != nil }
}
