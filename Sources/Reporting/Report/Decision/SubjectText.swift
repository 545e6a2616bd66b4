import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import Study

/// The words on the policy that an experiment is about: how it does, against the recommended rule
/// and against the best of the others, and what it would take to do better.
struct SubjectText {
  let subject: SubjectChoice
  let best: Choice
  let index: ResultIndex

  /// The words of a decision; nil where the experiment is not about a policy.
  init?(_ decision: Decision, _ index: ResultIndex) {
    guard let subject = decision.subject else { return nil }
    (self.subject, best, self.index) = (subject, decision.best, index)
  }

  private var own: Choice { subject.own }
  private var isBest: Bool { own.candidate == best.candidate }
  private var name: Prose { "\(code: own.policy.name)" }

  /// What stands before the recommended rule: that it is the subject, where it is.
  func heading(_ place: Prose) -> Prose { isBest ? "\(place): \(name)" : place }

  /// How it does and whether that is within the limits, then the comparisons.
  func sentences(_ place: Prose) -> Prose {
    let lead: Prose = "\(place): \(figures)\(limits)."
    return ["\(strong: lead)", against(), rival() ?? "", remedy ?? ""].sentences
  }

  /// The same in a line: how it does, and against the recommendation.
  func brief(_ place: Prose) -> Prose { "\(place): \(figures)\(limits). \(against())" }

  private var figures: Prose {
    let parts: [Prose?] = [
      "\(name) completes \(percent: own.worstSuccess.rate) of wanted pops",
      own.mostFalseTriggers.map { DecisionText.falseTriggers($0, asVerb: true) },
      own.fewestAborts.map { "honours \(percent: $0.rate) of aborts" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private var limits: Prose {
    guard let limits = own.goal.limits else { return "" }
    return switch own.status {
    case .kept: ", and keeps the limits"
    case .withinNoise: ", and is within noise of the limits (\(DecisionText.atLimits(own, limits)))"
    case .over: ", and \(DecisionText.failure(own, limits))"
    }
  }

  private func against() -> Prose {
    if isBest { return "It is the recommended rule." }
    let rule = DecisionText.ruleOrName(best, in: index.experiment)
    return comparison("Against the recommended \(rule)", with: best)
  }

  /// Against the best of the others, where that is not the recommendation.
  private func rival() -> Prose? {
    guard let rival = subject.rival else { return "There is no other policy to set it against." }
    if rival.candidate == best.candidate { return nil }
    return comparison("Against \(code: rival.policy.name), the best of the others", with: rival)
  }

  /// The differences of the table's figures; verdicts are those of the paired contrasts.
  private func comparison(_ words: Prose, with other: Choice) -> Prose {
    let falseTriggers = own.mostFalseTriggers.flatMap { one in
      other.mostFalseTriggers.map { one.rate.rate - $0.rate.rate }
    }
    let aborts = own.fewestAborts.flatMap { one in other.fewestAborts.map { one.rate - $0.rate } }
    let success = Self.points(own.worstSuccess.rate - other.worstSuccess.rate, decimals: 1)
    let figures: [Prose?] = [
      "success \(success) points",
      falseTriggers.map { "false triggers \(Self.points($0, decimals: 2))" },
      aborts.map { "aborts honoured \(Self.points($0, decimals: 1))" },
    ]
    let text = figures.compactMap(\.self).joined(separator: ", ")
    return "\(words): \(text)\(verdicts(on: other))."
  }

  /// What the same swipes say of both, where both were contrasted.
  private func verdicts(on other: Choice) -> Prose {
    let setting = index.settings.first {
      $0.context == own.context && $0.recognizer == own.recognizer.name
    }
    guard other.candidate.isNamed else { return " (a swept setting; those get no verdict)" }
    guard let setting, other.recognizer.name == setting.recognizer else {
      return " (with another recognizer; no verdict)"
    }
    let verdicts = Self.metrics.compactMap { metric, title -> String? in
      let found = own.screens.compactMap { screen in
        index.contrast(metric, own.policy.name, other.policy.name, in: setting.on(screen.screen))?
          .verdict
      }
      return found.isEmpty ? nil : "\(title) \(VerdictText.cell(found))"
    }
    return verdicts.isEmpty ? "" : "; verdict: \(verdicts.joined(separator: ", "))"
  }

  /// What is contrasted, and what it is called.
  static let metrics = [
    (Metric.success, "success"), (.falseTrigger, "false triggers"),
    (.abortHonoured, "aborts honoured"),
  ]

  /// What it would take, as far as its family is known.
  private var remedy: Prose? {
    if isBest { return nil }
    guard let setting = subject.setting else {
      return "No setting of its family was tried; add \(code: "sweeps") to try some."
    }
    let gain = setting.worstSuccess.rate - own.worstSuccess.rate
    if setting.candidate == best.candidate {
      return gain < 0
        ? "The recommended rule is of its own family: it completes less and is surer to keep the"
          + " limits."
        : "The recommended rule is in the same family: only the numbers change."
    }
    let margin = index.experiment.margin
    guard setting.status < own.status || setting.status == own.status && gain > margin else {
      return "No setting of its family that was tried does better by more than"
        + " \(RateText.points(margin)); a larger gain needs another family."
    }
    let rule = DecisionText.rule(setting, in: index.experiment)
    let within =
      setting.status == .over ? "nearest to the limits, though not within them" : "the best"
    let merit =
      if gain >= 0 {
        "does better"
      } else if own.status == .over {
        setting.status == .kept ? "keeps the limits" : "comes nearer to the limits"
      } else {
        "is surer to keep the limits, though it completes less"
      }
    return "With other numbers its family \(merit); \(within): \(rule),"
      + " \(percent: setting.worstSuccess.rate) complete, false triggers"
      + " \(DecisionText.falseTriggers(setting.mostFalseTriggers))."
  }

  /// A difference of proportions in points, with its sign.
  static func points(_ difference: Double, decimals: Int) -> String {
    let text = FixedDecimals.string(difference.magnitude * 100, decimals: decimals)
    if text.allSatisfy({ $0 == "0" || $0 == "." }) { return "0" }
    return (difference < 0 ? "-" : "+") + text
  }
}
