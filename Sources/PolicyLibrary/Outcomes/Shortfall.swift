public import PopGesture

/// How far a finger must go for a policy to complete the pop, if it lifts at the same speed and
/// all else stays as it was.
public enum TravelNeed: Sendable, Equatable {
  /// Even without travel the pop completes: a fling decides alone.
  case none
  /// At least so many pt of translation.
  case atLeast(Double)
  /// No travel up to the view's width would do: speed or path forbid it.
  case beyondView

  /// What a policy asks at a release's speed; where it does not accept all longer travel, the
  /// length from which on it does up to the view's width.
  public init(_ release: Release, under policy: NamedPolicy) {
    let most = release.viewWidth
    guard most > 0, most < .infinity, policy.completes(release.reaching(most)) else {
      self = .beyondView
      return
    }
    let least = leastSufficient(upTo: most) { policy.completes(release.reaching($0)) }
    self = least > 0 ? .atLeast(least) : .none
  }
}

/// What a release that a policy cancelled lacked: how much more, of one thing alone, would have
/// completed the pop.
public struct Shortfall: Sendable, Equatable {
  /// Further travel in pt at the same speed; nil where none up to the view's width would do.
  public let travel: Double?
  /// Further speed in pt/s after the same travel; nil where none up to 20000 pt/s would do.
  public let speed: Double?

  /// Faster than any finger.
  private static let mostSpeed = 20_000.0

  /// What a release lacked under a policy; nil where it completed.
  public init?(_ release: Release, under policy: NamedPolicy) {
    if policy.completes(release) { return nil }
    let more = release.viewWidth - release.translation
    travel =
      more > 0 && more < .infinity && policy.completes(release.reaching(release.viewWidth))
      ? leastSufficient(upTo: more) {
        policy.completes(release.reaching(release.translation + $0))
      } : nil
    let faster = { (speed: Double) in
      var faster = release
      faster.velocity += speed
      return policy.completes(faster)
    }
    speed = faster(Self.mostSpeed) ? leastSufficient(upTo: Self.mostSpeed, faster) : nil
  }
}

/// The least amount that suffices, 0 or to a thousandth, far below what people see.
///
/// - Precondition: the most suffices.
private func leastSufficient(upTo most: Double, _ suffices: (Double) -> Bool) -> Double {
  suffices(0) ? 0 : leastNumber(from: 0, to: most, within: 0.001, where: suffices)
}

/// The least number from which on something is so, by halving; `high` where it is not so before.
package func leastNumber(
  from low: Double, to high: Double, halvings: Int = 60, within tolerance: Double = 0,
  where isSo: (Double) -> Bool
) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<halvings where high - low > tolerance {
    let middle = (low + high) / 2
    if isSo(middle) { high = middle } else { low = middle }
  }
  return high
}

extension Release {
  /// The same release with its end moved to a translation, however travel is counted.
  fileprivate func reaching(_ translation: Double) -> Release {
    let more = translation - self.translation
    var other = self
    other.translation = translation
    other.displacement += more
    other.countedTravel += more
    other.runTravel += more
    return other
  }
}
