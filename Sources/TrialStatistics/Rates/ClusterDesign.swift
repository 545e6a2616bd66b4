/// How the trials of clusters were drawn: what is known of them before any outcome.
public struct ClusterDesign: Sendable, Equatable {
  /// How many trials an ordinary one stands for; some stand for fewer.
  public let weight: Int
  /// Members of a full cluster, such as people, who are as independent as clusters are or more so;
  /// only trials of one member may be alike.
  public let members: Int

  /// Describes a design; both are at least 1 (precondition).
  public init(weight: Int, members: Int) {
    precondition(weight >= 1 && members >= 1, "a cluster has members, and trials have weight")
    (self.weight, self.members) = (weight, members)
  }

  /// Trials that count once, in clusters that are one member each.
  public static let plain = ClusterDesign(weight: 1, members: 1)

  /// What the variance of a rate has more than that of independent trials that count once, over
  /// the latter, where trials of one member have a correlation; `trialsSquared` is sum n^2.
  func excess(correlation: Double, trials: Int, trialsSquared: Int) -> Double {
    let each = Double(trialsSquared) / Double(trials) / Double(weight * members)
    return Double(weight) * correlation * max(0, each - 1) + Double(weight - 1)
  }

  /// The correlation for which a design effect is this; nil where members have one trial each.
  func correlation(effect: Double, trials: Int, trialsSquared: Int) -> Double? {
    let each = Double(trialsSquared) / Double(trials) / Double(weight * members)
    return each > 1 ? max(0, (effect / Double(weight) - 1) / (each - 1)) : nil
  }
}
