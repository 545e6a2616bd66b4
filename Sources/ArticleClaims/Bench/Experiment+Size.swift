public import Study

extension Experiment {
  /// Swipes that a run makes, over all conditions and scenarios, and for the articles' claims where
  /// they are tested; recognizers and systems judge the same ones.
  public var swipes: Int {
    // Tuning makes them once more, half and half.
    let times = tuning == nil ? 1 : 2
    return ownSwipes + (scenarios.count * times + times - 1) * sampledSwipes
  }

  /// The same without scenarios.
  public var ownSwipes: Int {
    (conditions.isEmpty ? 0 : sampledSwipes) + (testsClaims ? ClaimStudy.swipes(of: self) : 0)
  }

  /// How large it is: conditions, and what is compared.
  public var sizeText: String {
    var parts = ["\(conditions.count) conditions"]
    if !policies.isEmpty { parts.append("\(policies.count) policies") }
    if !systems.isEmpty { parts.append("\(systems.count) systems") }
    if testsClaims { parts.append("\(ClaimCatalog.all.count) claims") }
    return parts.joined(separator: ", ")
  }
}
