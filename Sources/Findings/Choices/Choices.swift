package import ExperimentFiles
import PolicyLibrary
import PopGesture
import Study

/// What was chosen.
package struct Choices: Sendable {
  /// Every choice; the first goal is that of the experiment's limits.
  package let all: [Choice]
  /// What becomes of the best ones in every scenario; empty where nothing is varied.
  package let robustness: [RobustnessRow]
  /// What other recordings like an experiment's own would choose; nil where nobody was recorded.
  package let redrawn: RedrawnChoice?
  /// How the policy that the experiment is about stands on each group of screens; empty where it is
  /// about none.
  let subjects: [SubjectChoice]
  /// Every policy as named, on each group of screens and page behind the recognizer of the best.
  let compared: [Choice]
  /// The rates of every candidate by the experiment's own people.
  let rates: CandidateRates

  /// What becomes of one choice in every scenario.
  package func robustness(of choice: Choice) -> [RobustnessRow] {
    robustness.filter { $0.choice.isSame(as: choice) }
  }

  package func choices(for goal: Goal, on scope: ChoiceScope, context: String) -> [Choice] {
    all.filter { $0.goal == goal && $0.scope == scope && $0.context == context }
  }

  /// Every policy as named, behind the recognizer of a recommendation, in the experiment's order.
  package func compared(with best: Choice) -> [Choice] {
    compared.filter { $0.isSameQuestion(as: best) }
  }

  /// Chooses by counts of the experiment's own people alone, who also tell the figures; nil where
  /// nothing is chosen from.
  init?(_ experiment: Experiment, own counts: StudyCounts) {
    guard experiment.isChosenFrom else { return nil }
    let rates = CandidateRates(experiment, counts)
    let study = ChoiceStudy(experiment, own: (counts, rates), scenarios: [])
    self.init(study.questions.map(study.answer), rates, isTold: false)
  }

  /// - Parameter isTold: whether it is told what becomes of choices when people are otherwise.
  private init(_ answers: [ChoiceStudy.Answer], _ rates: CandidateRates, isTold: Bool) {
    self.rates = rates
    all = answers.flatMap(\.choices)
    redrawn = answers.lazy.compactMap(\.redrawn).first
    robustness = isTold ? answers.flatMap(\.robustness) : []
    subjects = answers.compactMap(\.subject)
    compared = answers.flatMap(\.compared)
  }

  /// Chooses by the counts of people, and has what was chosen judged by others, and in many worlds.
  ///
  /// - Parameters:
  ///   - own: counts of the experiment's own people.
  ///   - scenarios: who chooses by all people of each scenario.
  ///   - counter: who counts what other people do.
  ///   - done: the share of the run that is done before.
  /// - Returns: nil where nothing is chosen from.
  static func of(
    _ experiment: Experiment, own: StudyCounts, scenarios: [Chooser], by counter: PassCounter,
    from done: Double = 0, workers: Int
  ) async -> Choices? {
    guard experiment.isChosenFrom else { return nil }
    let rates = await CandidateRates.of(experiment, own, workers: workers)
    var study = ChoiceStudy(experiment, own: (own, rates), scenarios: scenarios)
    let first = await answers(study, workers: workers)
    let fresh = fresh(study, first)
    await counter.follow(fresh)
    let counts = await counter.counts(fresh.passes, from: done)
    // Where parts of a run are missing, nobody may have been counted.
    let figures = Figures(
      experiment, own: (own, rates),
      fresh: counts[0].isOfNobody ? nil : (fresh, counts[0]))
    var last = first
    if experiment.worlds > 0, !counts.contains(where: \.isOfNobody) {
      study.worlds = WorldJudges(
        experiment, fresh, central: figures.rates, worlds: Array(counts.dropFirst()))
      last = await answers(study, but: first, workers: workers)
    }
    return Choices(last.map { $0.judged(by: figures) }, rates, isTold: true)
  }

  /// Who judges what was chosen by the counts of the experiment's own people.
  static func fresh(_ study: ChoiceStudy, _ answers: [ChoiceStudy.Answer]) -> FreshPeople {
    let experiment = study.experiment
    let shortlist =
      experiment.worlds == 0
      ? [] : Shortlist(experiment, study.chooser, study.questions).candidates
    return FreshPeople(experiment, answers, shortlist)
  }

  /// The answers to every question.
  ///
  /// - Parameter known: answers that stand where the question is of no limits; nil for none.
  static func answers(
    _ study: ChoiceStudy, but known: [ChoiceStudy.Answer]? = nil, workers: Int
  ) async -> [ChoiceStudy.Answer] {
    let (questions, goals) = (study.questions, study.experiment.goals)
    return await Runner.map(questions.count, blockSize: 1, workers: workers, with: ()) { place, _ in
      let question = questions[place]
      let standing = goals[question.goal].limits == nil ? known?[place] : nil
      return standing.map { study.inWorlds($0, to: question) } ?? study.answer(question)
    }
  }
}

/// The policy that an experiment is about on some screens, and what stands against it.
package struct SubjectChoice: Sendable {
  /// The subject, behind the recognizer that suits it best.
  package let own: Choice
  /// The best of the other policies as named; nil where there is none.
  package let rival: Choice?
  /// The best setting of its family behind the same recognizer; nil where none was tried.
  package let setting: Choice?
}

extension ChoiceStudy {
  /// How the policy that the experiment is about stands; nil where it is about none.
  ///
  /// - Parameter pick: finds the best of some candidates.
  func subject(
    _ all: [Standing], _ best: Standing, _ question: Question,
    _ pick: ([Standing]) -> Standing?
  ) -> SubjectChoice? {
    let (goal, place) = (question.goal, question.place)
    guard goal == 0, case .policy(let name) = experiment.subject else { return nil }
    func isOwn(_ standing: Standing) -> Bool {
      standing.candidate.isNamed && experiment.policy(of: standing.candidate).name == name
    }
    guard let own = isOwn(best) ? best : pick(all.filter(isOwn)) else {
      return nil
    }
    func told(_ standing: Standing?) -> Choice? {
      standing.map { choice($0, best, goal, place) }
    }
    let others = all.filter { $0.candidate.isNamed && !isOwn($0) }
    let settings = all.filter(
      family(experiment.policy(of: own.candidate).family, own.candidate.recognizer))
    return told(own).map {
      SubjectChoice(own: $0, rival: told(pick(others)), setting: told(pick(settings)))
    }
  }
}

extension Choices {
  /// How the policy that the experiment is about stands on some screens; nil where there is none.
  package func subject(on scope: ChoiceScope, context: String) -> SubjectChoice? {
    subjects.first { $0.own.scope == scope && $0.own.context == context }
  }
}
