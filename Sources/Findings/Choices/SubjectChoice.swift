import ExperimentFiles
import PolicyLibrary
import PopGesture

/// The policy that an experiment is about on some screens, and what stands against it.
public struct SubjectChoice: Sendable {
  /// The subject, behind the recognizer that suits it best.
  public let own: Choice
  /// The best of the other policies as named; nil where there is none.
  public let rival: Choice?
  /// The best setting of its family behind the same recognizer; nil where none was tried.
  public let setting: Choice?
}

extension ChoiceStudy {
  /// How the policy that the experiment is about stands; nil where it is about none.
  ///
  /// - Parameters:
  ///   - all: every candidate.
  ///   - best: the best of all.
  ///   - pick: finds the best of some.
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
      SubjectChoice(
        own: $0, rival: told(pick(others)),
        setting: told(pick(settings)))
    }
  }
}

extension Choices {
  /// How the policy that the experiment is about stands on some screens; nil where there is none.
  public func subject(on scope: ChoiceScope, context: String) -> SubjectChoice? {
    subjects.first { $0.own.scope == scope && $0.own.context == context }
  }
}
