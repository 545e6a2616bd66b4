import ExperimentFiles
import NavigationModel
import PolicyLibrary
import StrictFiles
import Study

/// Judges what was chosen once more, by people who had no part in the choice.
///
/// The best of many settings on the same swipes is partly luck, so their own figures flatter it.
/// Figures of other people are unbiased, and their errors cover what the setting does.
struct FreshPeople: Sendable {
  /// Where their numbers begin, whatever the number of people, so that more people only append:
  /// half way through the 32 bits that a person's number has in the key of every draw.
  static let firstNumber = 1 << 31

  private let experiment: Experiment
  /// Settings that are judged beside the named policies: their lines, and places on them.
  let settings: [Setting]
  /// Places of the recognizers and of the named policies that are judged in worlds: those that have
  /// a chance there, as many estimates of the velocity take long.
  let recognizers, named: [Int]

  /// One value of one line of settings.
  struct Setting: Sendable, Hashable {
    let line, place: Int
  }

  /// Judges all settings among some answers, and a list of others.
  init(_ experiment: Experiment, _ answers: [ChoiceStudy.Answer], _ shortlist: [Candidate]) {
    self.experiment = experiment
    let candidates = answers.flatMap(\.candidates) + shortlist
    settings = candidates.filter { !$0.isNamed }
      .map { Setting(line: $0.source - 1, place: $0.place) }.distinct()
    let listed = Set(shortlist.map(\.recognizer))
    recognizers = experiment.recognizers.indices.filter { listed.isEmpty || listed.contains($0) }
    named = Set(shortlist.filter(\.isNamed).map(\.place)).sorted()
  }

  /// Those of an experiment by the counts of every pass of the first stage, always the same.
  static func plan(
    _ experiment: Experiment, by first: [StudyCounts], workers: Int
  ) async -> FreshPeople {
    let crowds = StudyPlan(experiment).crowds(first)
    let rates = await CandidateRates.of(experiment, crowds.own, workers: workers)
    var scenarios: [Chooser] = []
    for counts in crowds.scenarios {
      scenarios.append(await Chooser(experiment, counts, workers: workers))
    }
    let study = ChoiceStudy(experiment, own: (crowds.own, rates), scenarios: scenarios)
    return Choices.fresh(study, await Choices.answers(study, workers: workers))
  }

  /// The plan as integers, for a file.
  var integers: [Int] {
    [recognizers.count, named.count] + recognizers + named
      + settings.flatMap { [$0.line, $0.place] }
  }

  /// Restores a plan; nil if the integers do not fit the experiment.
  init?(_ experiment: Experiment, integers: [Int]) {
    guard integers.count >= 2, (0...experiment.recognizers.count).contains(integers[0]),
      (0...experiment.policies.count).contains(integers[1])
    else { return nil }
    let (first, second) = (2 + integers[0], 2 + integers[0] + integers[1])
    guard integers.count >= second, (integers.count - second).isMultiple(of: 2) else { return nil }
    self.experiment = experiment
    recognizers = Array(integers[2..<first])
    named = Array(integers[first..<second])
    settings = stride(from: second, to: integers.count, by: 2).map {
      Setting(line: integers[$0], place: integers[$0 + 1])
    }
    let lines = experiment.lines
    guard recognizers.allSatisfy(experiment.recognizers.indices.contains),
      named.allSatisfy(experiment.policies.indices.contains),
      settings.allSatisfy({
        lines.indices.contains($0.line) && lines[$0.line].values.indices.contains($0.place)
      })
    else { return nil }
  }

  /// What they judge: the named policies and the settings, behind every recognizer.
  var judged: Experiment {
    var judged = experiment
    judged.systems = []
    let names = Set(judged.policies.map(\.name))
    judged.policies += settings.enumerated().map { number, setting in
      let policy = experiment.lines[setting.line].policies[setting.place]
      // Nobody reads these names, but no two policies may share one.
      var name = "setting \(number + 1)"
      while names.contains(name) { name += "'" }
      return policy.reading(policy.reading.estimator, name: name)
    }
    return judged
  }

  /// As many people as the experiment has, then a few in every world: other ones in each, so that
  /// what is luck in one is not in the next, and in two halves, which tell how much is luck.
  var passes: [Pass] {
    let people = Self.firstNumber..<(Self.firstNumber + experiment.participants)
    return [Pass(judged, people: people, [])] + worldPasses
  }

  private var worldPasses: [Pass] {
    if experiment.worlds == 0 { return [] }
    let (base, seed) = (experiment.population, experiment.worldSeed)
    let designs = [
      Worlds(experiment.worlds, around: base, seed: seed, .choosing, recorded: experiment.recorded),
      Worlds(
        experiment.judgingWorlds, around: base, seed: seed, .judging,
        recorded: experiment.recorded),
    ]
    let worlds = designs.flatMap { Array(zip($0.populations, $0.tieShares)) }
    let half = Experiment.peoplePerWorld / 2
    return worlds.enumerated().flatMap { world, people in
      var varied = inWorlds
      varied.population = people.0
      varied.contexts = varied.contexts.map { $0.withTieShare(people.1) }
      let first = Self.firstInWorlds + world * Experiment.peoplePerWorld
      return [first, first + half].map { Pass(varied, people: $0..<($0 + half), .sums) }
    }
  }

  /// Where the numbers of people in worlds begin: nobody else's come so far.
  private static let firstInWorlds = 3 << 30

  /// What is judged in worlds, behind the recognizers that have a chance there.
  var inWorlds: Experiment {
    var judged = judged
    judged.recognizers = recognizers.map { experiment.recognizers[$0] }
    judged.policies =
      named.map { judged.policies[$0] } + judged.policies.dropFirst(experiment.policies.count)
    return judged
  }

  /// What is judged behind a recognizer in worlds, in the order of the policies there.
  func candidates(behind recognizer: Int) -> [Candidate] {
    named.map { Candidate(recognizer: recognizer, source: 0, place: $0) }
      + settings.map { Candidate(recognizer: recognizer, source: $0.line + 1, place: $0.place) }
  }

  /// The place of a condition of the experiment among those that are judged, which have no systems.
  func condition(_ place: Int) -> Int {
    let (all, own) = (experiment.comparedPerPage, experiment.recognizers.count)
    return place / all * own + place % all
  }

  /// The place of a candidate among what they judge.
  func place(of candidate: Candidate) -> Int? {
    if candidate.isNamed { return candidate.place }
    let setting = Setting(line: candidate.source - 1, place: candidate.place)
    return settings.firstIndex(of: setting).map { experiment.policies.count + $0 }
  }
}

extension ChoiceStudy.Answer {
  /// Everything whose figures are printed.
  fileprivate var candidates: [Candidate] {
    let subjects = [subject?.own, subject?.rival, subject?.setting].compactMap(\.self)
    return (choices + subjects).map(\.candidate)
  }

  /// The same choices with the figures of other people.
  func judged(by figures: Figures) -> Self {
    var answer = self
    answer.choices = choices.map(figures.judged)
    answer.compared = compared.map(figures.judged)
    answer.subject = subject.map {
      SubjectChoice(
        own: figures.judged($0.own), rival: $0.rival.map(figures.judged),
        setting: $0.setting.map(figures.judged))
    }
    return answer
  }
}
