import Drawing
import Recordings

/// Findings as text.
enum FidelityText {
  /// A finding as a row: what, recorded, synthetic, compared, target.
  static func row(_ finding: FidelityFinding) -> [FidelityTable.Cell] {
    [
      .init(text: name(finding)), .init(text: number(finding.recorded, finding)),
      .init(text: number(finding.simulated, finding)),
      .init(text: value(finding), isMiss: !finding.isMet), .init(text: target(finding)),
    ]
  }

  /// What a finding is about, without its subject.
  static func name(_ finding: FidelityFinding) -> String {
    switch finding.measure {
    case .personSpread: return "Spread of people: \(title(finding.statistic))"
    case .rankCorrelation: return "Correlation: \(pair(finding.statistic))"
    case .personCorrelation: return "Between people: \(pair(finding.statistic))"
    case .personLikeness: return "How alike one person's are: \(finding.statistic)"
    case .acceptance: return "Accepted by \(finding.statistic)"
    case .acceptanceRatio: return finding.statistic
    case .leaning: return "From vertical, \(finding.statistic)"
    case .distance: return "KS of \(title(finding.statistic))"
    case .quantile05, .quantile25, .quantile50, .quantile75, .quantile95:
      let percent = finding.measure.rawValue.dropFirst().drop { $0 == "0" }
      return "\(percent) % quantile of \(title(finding.statistic))"
    }
  }

  /// The result of the comparison.
  static func value(_ finding: FidelityFinding) -> String {
    guard finding.value.isFinite else { return "∞" }
    switch finding.comparison {
    case .distance: return FixedDecimals.string(finding.value, decimals: 3)
    // A miss by little must not look like the end of its target.
    case .ratio: return FixedDecimals.string(finding.value, decimals: finding.isMet ? 2 : 3)
    case .difference: return signed(finding.value, finding)
    }
  }

  /// The results that meet the target.
  static func target(_ finding: FidelityFinding) -> String {
    let (low, high) = (finding.target.lowerBound, finding.target.upperBound)
    switch finding.comparison {
    case .distance: return "≤ \(FixedDecimals.string(high, decimals: 2))"
    case .ratio:
      return
        "\(FixedDecimals.string(low, decimals: 2)) to \(FixedDecimals.string(high, decimals: 2))"
    case .difference: return "\(signed(low, finding)) to \(signed(high, finding))"
    }
  }

  /// A share in percent, any other number as it is.
  private static func number(_ value: Double?, _ finding: FidelityFinding) -> String {
    guard let value else { return "" }
    let isShare = finding.measure == .acceptance || finding.measure == .leaning
    guard isShare else { return FixedDecimals.string(value, decimals: 2) }
    return FixedDecimals.string(value * 100, decimals: shareDecimals(finding)) + " %"
  }

  private static func signed(_ value: Double, _ finding: FidelityFinding) -> String {
    let sign = value > 0 ? "+" : ""
    switch finding.measure {
    case .acceptance:
      return sign + FixedDecimals.string(value * 100, decimals: shareDecimals(finding))
    case .rankCorrelation, .personLikeness, .personCorrelation:
      return sign + FixedDecimals.string(value, decimals: 2)
    default: return sign + FixedDecimals.string(value, decimals: 1) + "°"
    }
  }

  /// Scrolls that rules accept are rare.
  private static func shareDecimals(_ finding: FidelityFinding) -> Int {
    finding.subject == .scroll && finding.measure == .acceptance ? 2 : 1
  }

  private static func pair(_ statistics: String) -> String {
    statistics.split(separator: ":").map { title(String($0)) }.joined(separator: " and ")
  }

  private static func title(_ statistic: String) -> String {
    let title = StrokeStatistic(rawValue: statistic)?.title ?? statistic
    // Units are of no use to spreads and correlations.
    let words = title.split(separator: ",")[0]
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
