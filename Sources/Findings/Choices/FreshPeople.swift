import ExperimentFiles
import PolicyLibrary
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

  /// One value of one line of settings.
  struct Setting: Sendable, Hashable {
    let line, place: Int
  }

  /// Judges all settings among some answers.
  init(_ experiment: Experiment, _ answers: [ChoiceStudy.Answer]) {
    var seen = Set<Setting>()
    self.experiment = experiment
    settings = answers.flatMap(\.candidates).filter { !$0.isNamed }
      .map { Setting(line: $0.source - 1, place: $0.place) }.filter { seen.insert($0).inserted }
  }

  /// The settings as integers, for a file.
  var integers: [Int] { settings.flatMap { [$0.line, $0.place] } }

  /// Restores settings; nil where the integers are none of the experiment's.
  init?(_ experiment: Experiment, integers: [Int]) {
    guard integers.count.isMultiple(of: 2) else { return nil }
    self.experiment = experiment
    settings = stride(from: 0, to: integers.count, by: 2).map {
      Setting(line: integers[$0], place: integers[$0 + 1])
    }
    let lines = experiment.lines
    guard
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

  /// As many people as the experiment has.
  var pass: Pass {
    let people = Self.firstNumber..<(Self.firstNumber + experiment.participants)
    return Pass(judged, people: people, .noPages)
  }

  /// The place of a candidate among what they judge.
  func place(of candidate: Candidate) -> Int? {
    if candidate.isNamed { return candidate.place }
    let setting = Setting(line: candidate.source - 1, place: candidate.place)
    return settings.firstIndex(of: setting).map { experiment.policies.count + $0 }
  }
}

extension ChoiceStudy.Answer {
  /// Everything whose figures are told.
  fileprivate var candidates: [Candidate] {
    let subjects = [subject?.own, subject?.rival, subject?.setting].compactMap(\.self)
    return (choices + subjects).map(\.candidate)
  }

  /// The same choices with the figures of other people.
  func judged(by figures: Figures) -> Self {
    var answer = self
    answer.choices = choices.map(figures.judged)
    answer.subject = subject.map {
      SubjectChoice(
        own: figures.judged($0.own), rival: $0.rival.map(figures.judged),
        setting: $0.setting.map(figures.judged))
    }
    return answer
  }
}

extension RunStages.Second {
  /// What was chosen is judged by people who had no part in the choice.
  static func judging(_ experiment: Experiment) -> Self {
    Self(
      plan: { first, workers in
        let crowds = StudyPlan(experiment).crowds(first)
        let answers = await Choices.answers(
          experiment, own: crowds.own,
          scenarios: crowds.scenarios.map { Chooser(experiment, $0) }, workers: workers)
        return FreshPeople(experiment, answers ?? []).integers
      },
      passes: { FreshPeople(experiment, integers: $0).map { [$0.pass] } })
  }
}
