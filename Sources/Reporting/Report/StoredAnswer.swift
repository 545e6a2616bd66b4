import Documents
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import StrictFiles
import Study

/// What a report answers for some screens: a rule, a system or a remark, as its manifest keeps it.
struct StoredAnswer: Equatable {
  /// The members of an answer in a manifest; those that say nothing are left out.
  private static let keys = ["screens", "rule", "name", "recognizer", "remark"]

  private let members: [String: String]

  /// An answer as it is stored.
  init(_ members: [String: String?]) { self.members = members.compactMapValues(\.self) }

  /// The screens; empty where the answer is about all.
  var screens: String { members["screens"] ?? "" }

  /// The answer without its screens; a long rule goes by its name.
  var text: Prose {
    let (rule, name) = (members["rule"], members["name"])
    let shown = rule.flatMap { name != nil && $0.count > DecisionText.longest ? nil : $0 }
    let both: Prose =
      if let shown, let name { "\(code: shown) (\(code: name))" } else {
        [Prose](code: [shown ?? name].compactMap(\.self)).joined()
      }
    let recognizer = members["recognizer"].map { "with \(code: $0)" as Prose }
    return [both, recognizer ?? "", Prose(members["remark"] ?? "")].sentences
  }

  /// The answers of a report, for its manifest.
  static func json(_ answers: [StoredAnswer]) -> JSONText {
    .array(
      answers.map { answer in
        .object(keys.compactMap { key in answer.members[key].map { .init(key, .string($0)) } })
      })
  }

  /// A remark alone.
  static func remark(_ text: Prose) -> StoredAnswer { StoredAnswer(["remark": text.plain]) }

  /// What the question asks besides the rule: in how many variations of people it keeps the limits,
  /// or which of many policies is the best as named.
  private static func remark(_ decision: Decision, _ index: ResultIndex) -> String? {
    let experiment = index.results.experiment
    let rows = index.results.choices?.robustness(of: decision.best) ?? []
    if experiment.tuning == nil, !rows.isEmpty {
      let kept = rows.count { $0.outcome != .exceeds }
      return "(keeps the limits in \(kept) of \(rows.count) variations)"
    }
    guard ComparisonSection.isCut(experiment), let named = decision.named,
      !decision.best.candidate.isNamed
    else { return nil }
    return "(best untuned policy: \(named.policy.name),"
      + " \(DecisionText.percent(named.worstSuccess.rate)))"
  }

  /// The answers of a report: for each group of screens, or what is said of articles.
  static func all(_ index: ResultIndex) -> [StoredAnswer] {
    let experiment = index.results.experiment
    let policies = Decision.everywhere(index).map { decision in
      let choice = decision.best
      return StoredAnswer([
        "screens": DecisionSection.place(of: choice, index).plain,
        "rule": DecisionText.rule(choice.policy), "name": choice.name,
        "recognizer": DecisionText.hasGate(choice, in: experiment) ? choice.recognizer.name : nil,
        "remark": choice.status == .over
          ? "(\(DecisionText.over(choice)))"
          : index.results.advice.isToShip ? remark(decision, index) : "(try first)",
      ])
    }
    let systems = (SystemAnswer(index)?.choices ?? []).map { choice in
      StoredAnswer([
        "screens": SystemText.heading(choice.pages), "name": choice.best?.system.name,
        "remark": choice.best.map { "(\($0.system.summary.prefix { $0 != ";" }))" }
          ?? "none keeps to the limits and works",
      ])
    }
    let claims = index.results.claims.articles
    let cases = index.results.claims.cases.filter { $0.role == .shipped }
    return policies + systems
      + (claims.isEmpty ? [] : [.remark(ClaimSummary.counts(claims))])
      + (cases.isEmpty ? [] : [.remark(CasesSection.counts(cases))])
  }
}

extension [StoredAnswer] {
  /// In a line: a few screens with their rules.
  var line: Prose {
    // Of many screens the first and one rule for all say most, of many pages the first.
    let one = filter { $0.screens.contains("All screens") }
    let isSame = count > 1 && allSatisfy { $0.text == self[0].text }
    let shown =
      isSame ? suffix(1) : count <= 3 ? self[...] : one.isEmpty ? prefix(2) : prefix(1) + one
    return shown.map { answer in
      answer.screens.isEmpty ? answer.text : "\(answer.screens): \(answer.text)"
    }.joined(separator: "; ")
  }
}
