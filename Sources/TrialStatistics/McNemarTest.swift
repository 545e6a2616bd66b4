/// McNemar's tests of equal rates on the same, independent, trials.
///
/// Only the discordant counts matter. All p-values are two-sided, symmetric in the two counts, and
/// 1 when there is no discordant trial. Values below about 1e-300 lose digits and reach 0.
public struct McNemarTest: Sendable, Equatable {
  /// The trials where only the first succeeds, and where only the second does.
  public let only1, only2: Int

  /// Creates the tests; counts must not be negative, which is a precondition.
  public init(only1: Int, only2: Int) {
    precondition(only1 >= 0 && only2 >= 0)
    self.only1 = only1
    self.only2 = only2
  }

  private var discordant: Int { only1 + only2 }
  private var gap: Double { Double((only1 - only2).magnitude) }

  /// The exact conditional p-value: twice the smaller binomial(b + c, 1/2) tail, at most 1.
  public var exactP: Double {
    if gap <= 1 { return 1 }
    let fewer = Double(min(only1, only2))
    let more = Double(max(only1, only2))
    return min(1, 2 * IncompleteBeta(more, fewer + 1, x: 0.5, y: 0.5).lower)
  }

  /// What the mid-p value is when the two counts are equal, where published rules differ.
  public enum TieRule: Sendable, CaseIterable {
    /// 1 minus half the probability of the observed count (Fagerland, Lydersen and Laake 2013).
    case fagerland
    /// 1.
    case one
  }

  /// The mid-p value: the exact p-value less the probability of the observed count.
  public func midP(ties: TieRule = .fagerland) -> Double {
    if discordant == 0 { return 1 }
    let log = SaddlePoint.logBinomial(
      k: Double(min(only1, only2)), n: Double(discordant), probability: 0.5, complement: 0.5)
    let point = PortableMath.exponential(log)
    if only1 == only2 { return ties == .one ? 1 : 1 - point / 2 }
    return max(0, exactP - point)
  }

  /// McNemar's statistic (b - c)^2 / (b + c), 0 without discordant trials.
  public var chiSquare: Double { discordant == 0 ? 0 : gap * gap / Double(discordant) }

  /// The p-value of `chiSquare` with one degree of freedom.
  public var asymptoticP: Double {
    ChiSquareDistribution(degreesOfFreedom: 1).upperTail(chiSquare)
  }

  /// The statistic with Edwards' continuity correction, (max(0, |b - c| - 1))^2 / (b + c).
  public var chiSquareCorrected: Double {
    let reduced = max(0, gap - 1)
    return discordant == 0 ? 0 : reduced * reduced / Double(discordant)
  }

  /// The p-value of `chiSquareCorrected` with one degree of freedom.
  public var asymptoticCorrectedP: Double {
    ChiSquareDistribution(degreesOfFreedom: 1).upperTail(chiSquareCorrected)
  }
}
