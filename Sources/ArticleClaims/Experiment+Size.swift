package import ExperimentFiles
import Study

extension Experiment {
  /// Swipes that a run makes, over all conditions and scenarios, for the choice of settings, and
  /// for the articles' claims where they are tested; recognizers and systems judge the same ones.
  package var swipes: Int { StudyPlan(self).swipes + claimSwipes }

  /// Those of its own people, claims included.
  package var ownSwipes: Int { Pass(self).swipes + claimSwipes }

  private var claimSwipes: Int { ClaimStudy.swipes(of: self) }

  /// How large it is: conditions, and what is compared.
  package var sizeText: String {
    var parts = [count(conditions.count, "condition")]
    if policies.count == 1 { parts.append("1 policy") }
    if policies.count > 1 { parts.append("\(policies.count) policies") }
    if !systems.isEmpty { parts.append(count(systems.count, "system")) }
    if testsClaims { parts.append("\(ClaimTable.all.count) claims") }
    if playsCases { parts.append("\(FieldTable.all.count) threads") }
    return parts.joined(separator: ", ")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
